import packageFile from './package.json' with { type: 'json' };

/** The version of the server and of its site. `CHANGELOG.md` lists what each upgrade asks for. */
export const version = packageFile.version;
