// Compiles the Python in a folder for the Python of the browser, which is another version than the
// one that builds. What was compiled needs no source any more; but anyio reads what its packages
// would import, to import it late.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
  const python = await loadPyodide({ indexURL: `${pyodide}/`, packageBaseUrl: "/" });
  python.FS.mkdirTree("/sources");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/sources");
  python.runPython(`
import importlib.util, pathlib, py_compile
for path in sorted(pathlib.Path("/sources").rglob("*.py")):
    keeps = path.is_relative_to("/sources/anyio") and path.name == "__init__.py"
    target = importlib.util.cache_from_source(path) if keeps else path.with_suffix(".pyc")
    py_compile.compile(
        str(path), str(target), dfile=str(path).removeprefix("/sources/"), doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    if not keeps:
        path.unlink()
`);
  process.exit(0);
} catch (error) {
  console.error(String(error.message).trim().split("\n").pop());
  process.exit(1);
}
