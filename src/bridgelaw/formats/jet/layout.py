"""Where things stand in the pages of a JET file, in each of its two versions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layout:
    """The places within a page, in bytes."""

    name: str
    page_size: int
    header_coded: int
    """How many bytes of the first page, from 0x18 on, are coded."""
    code_page: int | None
    """Where the first page has the code page of the texts; in JET4 they are Unicode."""
    row_count: int
    """In a page of data: how many rows it has; their places follow."""
    table_rows: int
    """In the definition of a table: how many rows it should have."""
    column_count: int
    real_indexes: int
    used_pages: int
    columns: int
    """Where the definitions of the columns begin, after those of the indexes."""
    index_size: int
    column_size: int
    column_number: int
    """Within the definition of a column, as the next four."""
    variable_place: int
    flags: int
    fixed_place: int
    column_length: int
    name_length: int
    """How many bytes the length of a column's name takes."""
    count_size: int
    """How many bytes a number of columns takes within a row."""


JET3 = Layout(
    "JET3",
    page_size=2048,
    header_coded=126,
    code_page=0x3C,
    row_count=8,
    table_rows=12,
    column_count=25,
    real_indexes=31,
    used_pages=35,
    columns=43,
    index_size=8,
    column_size=18,
    column_number=1,
    variable_place=3,
    flags=13,
    fixed_place=14,
    column_length=16,
    name_length=1,
    count_size=1,
)

JET4 = Layout(
    "JET4",
    page_size=4096,
    header_coded=128,
    code_page=None,
    row_count=12,
    table_rows=16,
    column_count=45,
    real_indexes=51,
    used_pages=55,
    columns=63,
    index_size=12,
    column_size=25,
    column_number=5,
    variable_place=7,
    flags=15,
    fixed_place=21,
    column_length=23,
    name_length=2,
    count_size=2,
)
