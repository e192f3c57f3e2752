/**
 * Configurations for nginx, Apache and Caddy that serve the site as its `_headers` and `_redirects` describe:
 * each page at one path with its own policy, to which its other paths redirect, and the 404 page elsewhere.
 */
import { extname } from 'node:path';
import { typeOf } from '../../server/site/siteListener.ts';
import { fileHref } from '../../src/pages.ts';
import { caching, common, csp, notFoundFile, type ServedPage } from './policy.ts';

const base = fileHref('');

/** The base without its slash: what precedes a page's path in the site's folder. */
const prefix = base.slice(0, -1);

const revalidated = 'public, max-age=0, must-revalidate';
const notKept = 'no-cache';

const escapePattern = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/** A regular expression for the URL's paths that one of `caching` describes. */
const cached = caching.map(({ pattern, value }) => ({
  pattern: `^${escapePattern(pattern).replace(/\\\*$/, '')}${pattern.endsWith('*') ? '' : '$'}`,
  value,
}));

/** A page's path below the base, for a regular expression. */
const nameOf = ({ path }: ServedPage) => escapePattern(path.slice(base.length));

/** The names of the pages except the landing page. */
const namesOf = (pages: readonly ServedPage[]) => pages.map(nameOf).filter(Boolean).join('|');

/** Also what is shown below a page. */
const knownOf = (pages: readonly ServedPage[]) =>
  [
    namesOf(pages),
    ...pages.filter(({ hasChildren }) => hasChildren).map((page) => `${nameOf(page)}/.*[^/]`),
  ].join('|');

interface Site {
  /** Without the 404 page. */
  pages: readonly ServedPage[];
  /** The policy of the 404 page, which is that of every path without a page. */
  policy: string;
  /** The types of the site's files, by the ending of their names. */
  types: readonly (readonly [extension: string, type: string])[];
}

function nginx({ pages, policy, types }: Site) {
  const notFound = fileHref(notFoundFile);
  const page = ({ path, file, policy, hasChildren }: ServedPage) => {
    const serve = `set $site_policy "${policy}"; rewrite ^ /${file} break;`;
    // nginx has made one slash of two.
    const twoSlashes = 'if ($request_uri ~ "^[^?]*//")';
    return [
      `  location = ${path} {`,
      `    ${twoSlashes} { return 308 ${path}$is_args$args; }`,
      `    ${serve}`,
      '  }',
      ...(hasChildren
        ? [
            `  location ~ ^${escapePattern(path)}/.*[^/]$ { ${twoSlashes} { rewrite ^(.*)$ $1 permanent; } ${serve} }`,
            `  location ~ ^${escapePattern(path)}/.*[^/]/+$ { rewrite ^(.*[^/])/+$ $1 permanent; }`,
          ]
        : []),
    ];
  };
  const toFile = prefix === '' ? '' : `rewrite ^${escapePattern(prefix)}(/.*)$ $1 break; `;
  return [
    '# Include this in the server block of the site, after: set $site_root /path/of/the/built/site;',
    `set $site_policy "${policy}";`,
    `set $site_caching "${revalidated}";`,
    ...(prefix === '' ? [] : [`location = ${prefix} { return 308 ${base}$is_args$args; }`]),
    `location ${base} {`,
    `  types { ${types.map(([extension, type]) => `"${type}" ${extension};`).join(' ')} }`,
    '  root $site_root;',
    '  absolute_redirect off;',
    '  gzip_static on;',
    '  gzip_vary on;',
    "  # With nginx's Brotli module: brotli_static on;",
    `  error_page 404 ${notFound};`,
    ...Object.entries(common).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    `  add_header ${csp} $site_policy always;`,
    '  add_header Cache-Control $site_caching always;',
    `  ${toFile}try_files $uri =404;`,
    `  location = ${notFound} { internal; set $site_caching ${notKept}; rewrite ^ /${notFoundFile} break; }`,
    ...pages.flatMap(page),
    `  location ~ ^${escapePattern(base)}index(\\.html)?/*$ { return 308 ${base}$is_args$args; }`,
    `  location ~ ^${escapePattern(base)}(${namesOf(pages)})(\\.html|/)+$ { return 308 ${base}$1$is_args$args; }`,
    '  location ~ /\\.(?!well-known/)|(/_(headers|redirects)|\\.(br|gz))$ { return 404; }',
    ...cached.map(
      ({ pattern, value }) =>
        `  location ~ ${pattern} { set $site_caching "${value}"; ${toFile}try_files $uri =404; }`,
    ),
    '}',
  ];
}

/** Works in the site's folder as `.htaccess`, and in a `<Directory>` of the server's configuration. */
function apache({ pages, policy, types }: Site) {
  const setAt = (uri: string, name: string, value: string) =>
    `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${uri}#"`;
  const known = knownOf(pages);
  /** A rule for what the browser asked for, and not for what another rule made of it. */
  const first = (rule: string, ...conditions: readonly string[]) => [
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    ...conditions,
    `RewriteRule ${rule}`,
  ];
  const encoded = (encoding: string, ending: string) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^(.+)$ $1.${ending} [END]`,
  ];
  return [
    '# Needs the modules rewrite and headers. Copy it into the folder of the site as .htaccess, or include it in',
    "# the server's <Directory> of that folder.",
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AddDefaultCharset utf-8',
    `ErrorDocument 404 ${fileHref(notFoundFile)}`,
    ...types.map(([extension, type]) => `AddType "${type}" .${extension}`),
    'RemoveType .br .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...Object.entries({ ...common, [csp]: policy, 'Cache-Control': revalidated }).map(
      ([name, value]) => `Header always set ${name} "${value}"`,
    ),
    'Header always merge Vary Accept-Encoding',
    ...pages.map((page) => setAt(`^${escapePattern(fileHref(page.file))}`, csp, page.policy)),
    ...cached.map(({ pattern, value }) =>
      setAt(pattern.replace('$', '(\\.br|\\.gz)?$'), 'Cache-Control', value),
    ),
    setAt(`^${escapePattern(fileHref(notFoundFile))}`, 'Cache-Control', notKept),
    ...(prefix === '' ? [] : [`RedirectMatch 308 ^${escapePattern(prefix)}$ ${base}`]),
    'RewriteEngine On',
    `RewriteBase ${base}`,
    ...first(
      '(^|/)(\\.(?!well-known/)|_(headers|redirects)$)|\\.(br|gz)$|^404\\.html$ - [R=404,L]',
    ),
    ...first(`^index(\\.html)?/*$ ${base} [R=308,L]`),
    ...first(`^(${known})(\\.html|/)+$ ${base}$1 [R=308,L]`),
    // Apache has made one slash of two.
    ...first(
      `^(${known}|)$ ${base}$1 [R=308,L]`,
      'RewriteCond %{THE_REQUEST} "^\\S+ /([^? ]*/)?/"',
    ),
    ...pages.flatMap((page) =>
      first(`^${nameOf(page)}${page.hasChildren ? '(/.+)?' : ''}$ ${page.file} [L]`),
    ),
    '# Nor is the list of a folder a page.',
    ...first('^ - [R=404,L]', 'RewriteCond %{REQUEST_FILENAME} -d'),
    ...encoded('br', 'br'),
    ...encoded('gzip', 'gz'),
  ];
}

/** The matchers are regular expressions, because Caddy's `path` ignores the case of letters. */
function caddy({ pages, policy, types }: Site) {
  const match = (name: string, pattern: string) => `  @${name} path_regexp ${name} ${pattern}`;
  const known = knownOf(pages);
  const start = `^${escapePattern(base)}`;
  return [
    '# Import this in the site of your Caddyfile, below a `root` that names the folder with the built site.',
    'map {query} {site_mark} {',
    '  ~. "?"',
    '  default ""',
    '}',
    ...(prefix === ''
      ? []
      : [
          `@site_root path_regexp ^${escapePattern(prefix)}$`,
          `redir @site_root ${base}{site_mark}{query} 308`,
        ]),
    `@site path_regexp ${start}`,
    'route @site {',
    '  # First, as a redirect ends the route.',
    '  header {',
    ...Object.entries({ ...common, [csp]: policy, 'Cache-Control': revalidated }).map(
      ([name, value]) => `    ${name} "${value}"`,
    ),
    '  }',
    match('index', `${start}index(\\.html)?/*$`),
    `  redir @index ${base}{site_mark}{query} 308`,
    match('other', `${start}(${known})(\\.html|/)+$`),
    `  redir @other ${base}{re.other.1}{site_mark}{query} 308`,
    '  @slashes {',
    `    path_regexp slashes ${start}(${known})?$`,
    '    expression `{path}.contains("//")`',
    '  }',
    `  redir @slashes ${base}{re.slashes.1}{site_mark}{query} 308`,
    ...(prefix === '' ? [] : [`  uri strip_prefix ${prefix}`]),
    '  @hidden {',
    '    path_regexp /\\.|(/_(headers|redirects)|\\.(br|gz)|[^/]/)$',
    '    not path /.well-known/*',
    '  }',
    `  rewrite @hidden /${notFoundFile}`,
    ...pages.flatMap((page, index) => [
      match(`page${index}`, `^/${nameOf(page)}${page.hasChildren ? '(/.+)?' : ''}$`),
      `  header @page${index} ${csp} "${page.policy}"`,
      `  rewrite @page${index} /${page.file}`,
    ]),
    '  @missing not file',
    `  rewrite @missing /${notFoundFile}`,
    ...cached.flatMap(({ pattern, value }, index) => [
      match(`cached${index}`, pattern.replace(escapePattern(base), '/')),
      `  header @cached${index} Cache-Control "${value}"`,
    ]),
    ...types.flatMap(([extension, type]) => [
      match(extension, `\\.${extension}$`),
      `  header @${extension} Content-Type "${type}"`,
    ]),
    match('lost', `^/${escapePattern(notFoundFile)}$`),
    `  header @lost Cache-Control ${notKept}`,
    '  file_server @lost {',
    '    status 404',
    '    precompressed br gzip',
    '  }',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
  ];
}

/** The configurations by their files' names. `files` are those of the site. */
export function hostConfigurations(pages: readonly ServedPage[], files: readonly string[]) {
  const notFound = pages.find(({ file }) => file === notFoundFile);
  if (!notFound) throw new Error(`There is no page ${notFoundFile}.`);
  const endings = files
    .map((file) => extname(file))
    .filter((ending) => !/^$|\.(br|gz)$/.test(ending));
  const site: Site = {
    pages: pages.filter((page) => page !== notFound),
    policy: notFound.policy,
    types: [...new Set(endings)].sort().map((ending) => [ending.slice(1), typeOf(ending)]),
  };
  const asText = (lines: readonly string[]) => `${lines.join('\n')}\n`;
  return {
    'nginx.conf': asText(nginx(site)),
    'apache.conf': asText(apache(site)),
    Caddyfile: asText(caddy(site)),
  };
}
