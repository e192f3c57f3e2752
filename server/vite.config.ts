import { defineConfig } from 'vite';
import server from './package.json' with { type: 'json' };

const installed = Object.keys(server.dependencies);

/** Builds the server into one file; what it installs itself stays outside. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'server/dist',
    target: 'node20',
    rolldownOptions: {
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
    },
  },
});
