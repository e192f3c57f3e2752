/**
 * `npm run dev`: the site with hot reload. It is the demo, with captcha and mail mocked in the
 * browser, unless `.env.development.local` has settings. `PORT` is the port, 5173 by default.
 */
import process from 'node:process';
import { createServer, type Plugin } from 'vite';
import { fileHref } from '../src/pages.ts';
import { demoWorker, demoWorkerPath } from './demoWorker.ts';
import { hasSettings } from './settings.ts';

/** Serves the demo's worker at the path where a build has it. */
const serveDemoWorker: Plugin = {
  name: 'demo-worker',
  configureServer({ middlewares }) {
    middlewares.use(fileHref(demoWorkerPath), (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(demoWorker());
    });
  },
};

const isDemo = !hasSettings('development');
const server = await createServer({
  mode: isDemo ? 'demo' : 'development',
  plugins: isDemo ? [serveDemoWorker] : [],
  server: process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {},
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
