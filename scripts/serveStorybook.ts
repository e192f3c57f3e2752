/** Serves the Storybook that the screenshots are taken of. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { storybookSite } from './testSites.ts';

const files = sirv(storybookSite.folder, { etag: true });
createServer((request, response) => {
  const { url = '' } = request;
  // A file that is requested from the root of the host is missing there.
  if (url.startsWith(storybookSite.path)) request.url = url.slice(storybookSite.path.length - 1);
  else request.url = '/missing';
  files(request, response);
}).listen(storybookSite.port);
