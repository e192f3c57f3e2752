/** `npm run build:connected`: builds the server and the site of connected mode without starting them. */
import { buildConnected } from './connectedBuild.ts';

buildConnected();
