/** Ends the process on a Node that is too old. It can read this file: no syntax here is newer than ES modules. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or later is needed, and this is Node ${process.versions.node}: https://nodejs.org/en/download`,
  );
  process.exit(1);
}
