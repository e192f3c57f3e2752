/** Installs the server's packages, which it has apart from the site's. */
import { installPackages } from './setup.mjs';

installPackages('server');
