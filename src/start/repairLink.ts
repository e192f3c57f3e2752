import { mailedLink } from '../domain/scannedLink';

// Replaces a link that a scanner has changed, and loads its page if that is another one.
const { pathname, search, hash } = location;
const link = mailedLink(pathname + search + hash);
if (link) history.replaceState(history.state, '', link);
if (location.pathname !== pathname) {
  document.documentElement.hidden = true;
  location.reload();
}
