"""`python -m bridgelaw` is the `bridgelaw` command."""

from bridgelaw.cli.main import main

if __name__ == "__main__":
    main()
