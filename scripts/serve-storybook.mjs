/** Serves the Storybook that the pictures are taken of. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { storybookSite } from './sites.mjs';

const files = sirv(storybookSite.folder, { etag: true });
createServer((request, response) => files(request, response)).listen(storybookSite.port);
