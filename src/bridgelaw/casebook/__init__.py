"""Cases: rulings as data that anybody can write and run."""

from bridgelaw.casebook.files import CaseFile, CaseFileError, read_cases
from bridgelaw.casebook.run import Report, case_files, run_case, run_cases, run_file, run_path

__all__ = [
    "CaseFile",
    "CaseFileError",
    "Report",
    "case_files",
    "read_cases",
    "run_case",
    "run_cases",
    "run_file",
    "run_path",
]
