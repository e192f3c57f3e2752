/** Serves the Storybook that the screenshots are taken of. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { storybookSite } from './testSites.ts';

const files = sirv(storybookSite.folder, { etag: true });
createServer((request, response) => files(request, response)).listen(storybookSite.port);
