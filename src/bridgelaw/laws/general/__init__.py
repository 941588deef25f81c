"""The laws that hold at any moment: conduct and penalties, disputed facts, appeals."""
