import { defineConfig } from 'vite';
import server from './package.json' with { type: 'json' };

const installed = Object.keys(server.dependencies);

/** Builds the server and its commands; what the server installs itself stays outside. */
export default defineConfig({
  // The site's packages are included, so that the server runs without them.
  ssr: { noExternal: true, external: installed },
  build: {
    ssr: true,
    outDir: 'server/dist',
    target: 'node20',
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup/command.ts',
        owner: 'server/owner/command.ts',
      },
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    },
  },
});
