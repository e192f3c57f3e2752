import { build, loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('the network of the demo has at most 200,000 bytes', async () => {
  const bundle = await build({
    mode: 'demo',
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: 'mocks/browser.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = 'output' in bundle ? bundle : { output: [] };
  const sizes = output.map((file) => (file.type === 'chunk' ? file.code.length : 0));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(100_000);
  expect(sum).toBeLessThanOrEqual(200_000);
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
