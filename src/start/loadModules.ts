/** The files that have been fetched, by URL. */
const fetched = new Set<string>();

async function fetchFile(url: string, cache: RequestCache) {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.blob();
  fetched.add(url);
}

const isLinked = (url: string) =>
  Array.from(document.querySelectorAll('link')).some(({ href }) => href === url);

function applyStyles(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
}

/**
 * Imports a module once it and all that it needs have been fetched. Firefox keeps a failed import until the page is
 * left, and WebKit until the file is fetched past the cache, so an import that may fail could not be tried again.
 */
export async function loadModules<T>(load: () => Promise<T>, paths: readonly string[] = []) {
  const urls = paths.map((path) => new URL(import.meta.env.BASE_URL + path, location.href).href);
  const missing = urls.filter((url) => !fetched.has(url) && !isLinked(url));
  await Promise.all(missing.map((url) => fetchFile(url, 'default')));
  const styles = urls.filter((url) => url.endsWith('.css') && !isLinked(url));
  await Promise.all(styles.map(applyStyles));
  return load().catch(async () => {
    await Promise.all(urls.map((url) => fetchFile(url, 'reload')));
    return load();
  });
}
