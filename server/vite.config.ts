import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import server from './package.json' with { type: 'json' };

const installed = Object.keys(server.dependencies);

const CHECKED = 'checked:';

/** Makes programs that check the version of Node before they load what an older one cannot read. */
const checkNode: Plugin = {
  name: 'check-node',
  resolveId: (id) => (id.startsWith(CHECKED) ? id : undefined),
  load(id) {
    if (!id.startsWith(CHECKED)) return undefined;
    const program = JSON.stringify(resolve(id.slice(CHECKED.length)));
    return `${readFileSync('scripts/checkNode.mjs', 'utf8')} import(${program});`;
  },
};

/** Builds the server and its commands; what the server installs itself stays outside. */
export default defineConfig({
  plugins: [checkNode],
  // The site's packages are included, so that the server runs without them.
  ssr: { noExternal: true, external: installed },
  build: {
    ssr: true,
    outDir: 'server/dist',
    target: 'node20',
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      input: {
        main: `${CHECKED}server/main.ts`,
        backup: `${CHECKED}server/backup/command.ts`,
        owner: `${CHECKED}server/owner/command.ts`,
        import: `${CHECKED}server/site/command.ts`,
        doctor: `${CHECKED}scripts/deploy/doctor.ts`,
      },
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    },
  },
});
