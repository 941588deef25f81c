"""The desk in the pocket: the whole desk inside a browser, with no server and no network."""
