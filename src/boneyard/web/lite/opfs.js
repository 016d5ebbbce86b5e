// A folder of Python that is stored by the browser: its files are those of the origin private file
// system, written at once and in order.

/** Files that SQLite may open; each has a handle from the start, as opening one is asynchronous. */
const NAMES = ['boneyard.db', 'boneyard.db-wal', 'boneyard.db-journal'];
const FOLDER = 'boneyard-lite';
/** Milliseconds between attempts while another worker lets go of the files, and how many. */
const RETRY = 50;
const ATTEMPTS = 200;

/** The errors of POSIX, as Emscripten numbers them. */
const ENOENT = 44;
const ENOSPC = 51;
const EPERM = 63;
const DIRECTORY = 0o040777;
const FILE = 0o100666;

const getFolder = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/**
 * @param {FileSystemDirectoryHandle} folder
 * @param {string} name
 */
async function openFile(folder, name) {
  const file = await folder.getFileHandle(name, { create: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const isBusy = /** @type {DOMException} */ (error).name === 'NoModificationAllowedError';
      if (!isBusy || attempt >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

/** Open all files. */
export async function openFiles() {
  const folder = await getFolder();
  const opened = await Promise.all(NAMES.map((name) => openFile(folder, name)));
  return new Map(NAMES.map((name, at) => [name, opened[at]]));
}

/**
 * Replace everything that is stored by one database file.
 * @param {Map<string, FileSystemSyncAccessHandle>} files
 * @param {Uint8Array<ArrayBuffer>} body
 */
export function replaceDatabase(files, body) {
  for (const handle of files.values()) handle.truncate(0);
  const handle = files.get(NAMES[0]);
  handle?.write(body, { at: 0 });
  handle?.flush();
}

/**
 * Mount the files as a folder of Python.
 * @param {any} FS of Emscripten
 * @param {string} path
 * @param {Map<string, FileSystemSyncAccessHandle>} files
 */
export function mountFiles(FS, path, files) {
  /** Files that exist: an empty handle is no file. */
  const existing = new Set(NAMES.filter((name) => (files.get(name)?.getSize() ?? 0) > 0));
  const fail = (/** @type {number} */ code) => {
    throw new FS.ErrnoError(code);
  };
  /** @param {any} node @returns {FileSystemSyncAccessHandle} */
  const handleOf = (node) => files.get(node.name) ?? fail(ENOENT);
  /** @param {() => number} write */
  const store = (write) => {
    try {
      return write();
    } catch {
      return fail(ENOSPC);
    }
  };
  /** @param {any} parent @param {string} name @param {number} mode */
  const createNode = (parent, name, mode) => {
    const node = FS.createNode(parent, name, mode, 0);
    node.node_ops = nodeOps;
    node.stream_ops = streamOps;
    return node;
  };
  const nodeOps = {
    /** @param {any} node */
    getattr: (node) => {
      const size = node.mode === DIRECTORY ? 4096 : handleOf(node).getSize();
      const time = new Date(0);
      return {
        dev: 1,
        ino: node.id,
        mode: node.mode,
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        size,
        atime: time,
        mtime: time,
        ctime: time,
        blksize: 4096,
        blocks: Math.ceil(size / 4096),
      };
    },
    /** @param {any} node @param {{size?: number}} change */
    setattr: (node, { size }) => {
      if (size === undefined) return;
      store(() => {
        handleOf(node).truncate(size);
        return 0;
      });
    },
    /** @param {any} parent @param {string} name */
    lookup: (parent, name) => (existing.has(name) ? createNode(parent, name, FILE) : fail(ENOENT)),
    /** @param {any} parent @param {string} name */
    mknod: (parent, name) => {
      if (!files.has(name)) fail(EPERM);
      existing.add(name);
      return createNode(parent, name, FILE);
    },
    /** @param {any} _ @param {string} name */
    unlink: (_, name) => {
      files.get(name)?.truncate(0);
      existing.delete(name);
    },
    rename: () => fail(EPERM),
    rmdir: () => fail(EPERM),
    readdir: () => ['.', '..', ...existing],
  };
  const streamOps = {
    /** @param {any} stream @param {Int8Array} buffer @param {number} offset @param {number} length @param {number} position */
    read: (stream, buffer, offset, length, position) =>
      handleOf(stream.node).read(view(buffer, offset, length), { at: position }),
    /** @param {any} stream @param {Int8Array} buffer @param {number} offset @param {number} length @param {number} position */
    write: (stream, buffer, offset, length, position) =>
      store(() => handleOf(stream.node).write(view(buffer, offset, length), { at: position })),
    /** @param {any} stream @param {number} offset @param {number} whence */
    llseek: (stream, offset, whence) => {
      if (whence === 1) return stream.position + offset;
      return whence === 2 ? handleOf(stream.node).getSize() + offset : offset;
    },
    /** @param {any} stream */
    fsync: (stream) => {
      handleOf(stream.node).flush();
      return 0;
    },
  };
  FS.mkdir(path);
  FS.mount({ mount: () => createNode(null, '/', DIRECTORY) }, {}, path);
}

/**
 * @param {Int8Array} buffer
 * @param {number} offset
 * @param {number} length
 */
const view = (buffer, offset, length) =>
  new Uint8Array(/** @type {ArrayBuffer} */ (buffer.buffer), buffer.byteOffset + offset, length);
