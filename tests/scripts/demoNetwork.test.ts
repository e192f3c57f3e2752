import { build, loadConfigFromFile, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withoutPublicSuffixes } from '../../scripts/build/plugins.ts';

const buildNetwork = (...plugins: Plugin[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutPublicSuffixes()],
    build: {
      write: false,
      rolldownOptions: { input: 'mocks/browser.ts', preserveEntrySignatures: 'strict' },
    },
  });

test('the network of the demo has at most 200,000 bytes', async () => {
  const bundle = await buildNetwork();
  const { output } = 'output' in bundle ? bundle : { output: [] };
  const sizes = output.map((file) => (file.type === 'chunk' ? file.code.length : 0));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThanOrEqual(200_000);
});

test('the build of the demo fails if its network no longer has the list of suffixes', async () => {
  const cookies: Plugin = {
    name: 'other-cookies',
    enforce: 'pre',
    resolveId: (source) => (source === 'tough-cookie' ? '\0cookies' : null),
    load: (id) =>
      id === '\0cookies'
        ? 'export class Cookie {} export { Cookie as CookieJar, Cookie as MemoryCookieStore };'
        : null,
  };
  await expect(buildNetwork(cookies)).rejects.toThrow('MSW no longer imports tldts.');
});

test.each([
  ['demo', true],
  ['production', false],
  ['connected', false],
])('a build in the mode %s has mocks: %j', async (mode, hasMocks) => {
  const { config } = (await loadConfigFromFile({ command: 'build', mode })) ?? {};
  const aliases = [config?.resolve?.alias].flat().map((alias) => JSON.stringify(alias));
  expect(aliases.some((alias) => alias.includes('/mocks/'))).toBe(hasMocks);
});
