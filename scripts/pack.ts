/** `npm run pack`: what runs on a server as one archive, for a container or for a deployment by other means. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { packRelease, sha256 } from './deploy/release.ts';
import { readDeploySettings, settingsFile } from './deploy/settings.ts';
import { run } from './setup.mjs';

const { values } = parseArgs({ options: { arm64: { type: 'boolean', default: false } } });
const settings = existsSync(settingsFile) && readDeploySettings(readFileSync(settingsFile, 'utf8'));
const built = settings ? settings.build : {};
if (!run('npm', ['run', '--silent', 'build:connected'], built)) process.exit(1);
const { version, archive } = packRelease(values.arm64 ? 'arm64' : 'x64');
const folder = '.cache/pack';
// A container is built from the one that is there.
for (const name of readdirSync(folder)) if (name.endsWith('.tgz')) rmSync(join(folder, name));
const file = join(folder, `millrace-${version}.tgz`);
const content = archive();
writeFileSync(file, content);
console.log(`${file}: ${Math.ceil(content.length / 1e6)} MB, SHA-256 ${sha256(content)}`);
