// Two file systems for Python in the browser, in the way that Emscripten wants them:
// `keptFiles`, a few files that the browser keeps on the device, written where they stand; and
// `packedFiles`, many files for reading, that lie one after the other in one block of memory.
const ENOENT = 44, EIO = 29, ENOSPC = 51, EPERM = 63, EINVAL = 28;
const A_FOLDER = 0o40755, A_FILE = 0o100600, BLOCK = 4096;

function system(FS, lookUp, names, more = {}) {
  const refuse = (code) => { throw new FS.ErrnoError(code); };
  const node_ops = {
    getattr: (node) => {
      const size = node.content ? node.content.size() : BLOCK, then = new Date(0);
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
        atime: then, mtime: then, ctime: then, blksize: BLOCK, blocks: Math.ceil(size / BLOCK) };
    },
    setattr: (node, changes) => { if (changes.size !== undefined) node.content.truncate(changes.size); },
    lookup: (parent, name) => {
      const found = lookUp(parent, name);
      return found === undefined ? refuse(ENOENT) : made(parent, name, found);
    },
    readdir: (node) => [".", "..", ...names(node)],
    mknod: () => refuse(EPERM), rename: () => refuse(EPERM), rmdir: () => refuse(EPERM),
    symlink: () => refuse(EPERM), unlink: () => refuse(EPERM), ...more,
  };
  const stream_ops = {
    read: (stream, buffer, offset, length, position) =>
      stream.node.content.read(buffer.subarray(offset, offset + length), position),
    write: (stream, buffer, offset, length, position) =>
      stream.node.content.write(buffer.subarray(offset, offset + length), position),
    llseek: (stream, offset, whence) => {
      const from = whence === 1 ? stream.position : whence === 2 ? stream.node.content.size() : 0;
      return from + offset < 0 ? refuse(EINVAL) : from + offset;
    },
    fsync: (stream) => { stream.node.content.flush(); return 0; },
  };
  function made(parent, name, content) {
    const isFile = typeof content.size === "function";
    const node = FS.createNode(parent, name, isFile ? A_FILE : A_FOLDER, 0);
    node.node_ops = node_ops;
    node.stream_ops = stream_ops;
    if (isFile) node.content = content; else node.folder = content;
    return node;
  }
  return { mount: () => made(null, "/", lookUp(null, "")) };
}

// The handles of the files, opened for this worker alone. The worker of a window that was closed
// just now may have them for another moment.
export async function openKept(folder, names, patience = 10000) {
  const top = await navigator.storage.getDirectory();
  const inside = await top.getDirectoryHandle(folder, { create: true });
  for (const end = Date.now() + patience; ;) {
    const handles = {};
    try {
      for (const name of names) {
        const file = await inside.getFileHandle(name, { create: true });
        handles[name] = await file.createSyncAccessHandle();
      }
      return handles;
    } catch (error) {
      for (const handle of Object.values(handles)) handle.close();
      if (error.name !== "NoModificationAllowedError" || Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// Files are written where they stand: nothing is left to be done when a request is answered.
export const settled = async () => false;

// They are always there; an empty one is as good as none. What is written is on the device when
// `flush` has been called. Browsers do not say how much room is left: the file `reserve` holds some.
// When the device is full, that is given up and `low` is called; only after that a write fails, in
// the way of files: ENOSPC.
const HELD = 4 << 20;
export function keptFiles(FS, { reserve, ...handles }, low) {
  const isFull = (error) => error.name === "QuotaExceededError";
  const guarded = (work, isAgain = false) => {
    try { return work(); } catch (error) {
      if (isFull(error) && !isAgain && reserve.getSize()) {
        reserve.truncate(0);
        low();
        return guarded(work, true);
      }
      throw new FS.ErrnoError(isFull(error) ? ENOSPC : EIO);
    }
  };
  try { if (reserve.getSize() < HELD) reserve.truncate(HELD); } catch { low(); }
  const contents = Object.fromEntries(Object.entries(handles).map(([name, handle]) => [name, {
    size: () => handle.getSize(),
    read: (into, at) => guarded(() => handle.read(into, { at })),
    // Memory that may move under the writing is copied first.
    write: (from, at) => guarded(() => handle.write(from.slice(), { at })),
    truncate: (size) => guarded(() => handle.truncate(size)),
    flush: () => guarded(() => handle.flush()),
  }]));
  const lookUp = (parent, name) => (parent ? contents[name] : contents);
  return system(FS, lookUp, () => Object.keys(contents), {
    unlink: (parent, name) => contents[name].truncate(0),
  });
}

// `index` says of each path where it begins and ends in `block`.
export function packedFiles(FS, index, block) {
  const top = {};
  for (const [path, [start, end]] of Object.entries(index)) {
    const parts = path.split("/"), name = parts.pop();
    let folder = top;
    for (const part of parts) folder = folder[part] ??= {};
    folder[name] = [start, end];
  }
  const refuse = () => { throw new FS.ErrnoError(EPERM); };
  const content = ([start, end]) => ({
    size: () => end - start,
    read: (into, at) => {
      const part = block.subarray(start + at, Math.min(end, start + at + into.length));
      into.set(part);
      return part.length;
    },
    write: refuse, truncate: refuse, flush: () => {},
  });
  const lookUp = (parent, name) => {
    if (!parent) return top;
    const found = Object.hasOwn(parent.folder, name) ? parent.folder[name] : undefined;
    return Array.isArray(found) ? content(found) : found;
  };
  return system(FS, lookUp, (node) => Object.keys(node.folder));
}
