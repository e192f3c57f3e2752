/**
 * `npm run dev`: the site with hot reload. Without settings of its own it is the demo, whose captcha
 * and mail are answered in the browser; `.env.development.local` has the settings, if there are any.
 * `PORT` is the port, 5173 by default.
 */
import process from 'node:process';
import { createServer } from 'vite';
import { demoWorker, demoWorkerPath } from './demoWorker.mjs';
import { hasSettings } from './settings.mjs';

/**
 * Serves the worker of the demo where the build would put it.
 *
 * @returns {import('vite').Plugin}
 */
function serveDemoWorker() {
  return {
    name: 'demo-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${demoWorkerPath}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(demoWorker());
      });
    },
  };
}

const isDemo = !hasSettings('development');
const server = await createServer({
  mode: isDemo ? 'demo' : 'development',
  plugins: isDemo ? [serveDemoWorker()] : [],
  server: process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {},
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
