/** Archives that depend on nothing but their content: no times, no owners, sorted. */
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type Entry = { mode?: number } & ({ content: Buffer } | { link: string });
/** By path in the archive. */
export type Entries = Map<string, Entry>;

/** The files and links of a folder for which `has` is true, at the path `at` of an archive. */
export function entriesBelow(folder: string, at: string, has = (_: string) => true): Entries {
  const found: Entries = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    const to = `${at}/${name.replaceAll('\\', '/')}`;
    if (stats.isDirectory() || !has(to)) continue;
    if (stats.isSymbolicLink()) found.set(to, { link: readlinkSync(path) });
    else found.set(to, { content: readFileSync(path), mode: stats.mode & 0o100 ? 0o755 : 0o644 });
  }
  return found;
}

/** A path of up to 255 bytes in the two fields that the format (ustar) has for it. */
function splitPath(path: string): [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= 100) return [path, ''];
  const slash = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
  if (slash > 0 && Buffer.byteLength(prefix) <= 155 && name.length <= 100) return [name, prefix];
  throw new Error(`This path is too long for an archive: ${path}`);
}

function header(path: string, entry: Entry): Buffer {
  const block = Buffer.alloc(512);
  const [name, prefix] = splitPath(path);
  const size = 'content' in entry ? entry.content.length : 0;
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(name, 0);
  block.write(octal(entry.mode ?? 0o644, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  block.write(' '.repeat(8), 148);
  block.write('link' in entry ? '2' : '0', 156);
  if ('link' in entry) block.write(entry.link, 157);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

export function tarball(entries: Entries): Buffer {
  const parts = [...entries]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, entry]) => {
      const content = 'content' in entry ? entry.content : Buffer.alloc(0);
      return [header(path, entry), content, Buffer.alloc(-content.length & 511)];
    });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
}
