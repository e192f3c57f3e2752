import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/start/{bootLanding.ts,bootLink.ts,bootQuestionnaire.ts,loadModules.ts,prerender.tsx}',
    // Vite puts them into the demo.
    'mocks/{browser,publicSuffixes}.ts',
    // Named only in texts: by `scripts/run.mjs` and by configurations.
    'scripts/{start,test,deep,visual,connected,serveStorybook,pack,deploy,deploy/doctor}.ts',
    'playwright.visual.config.ts',
    // The Storybook of the design system alone.
    '.storybook/kit/{main,manager,preview}.{ts,tsx}',
    'e2e/**/*.spec.ts',
    // Checked by `tsc` alone.
    'tests/types/*.ts',
    // Installed in `server`, which has packages of its own.
    'server/{main,backup/command,owner/command,site/command,vite.config}.ts',
  ],
  project: '**/*.{ts,tsx,js,mjs,mdx}',
  // Another project, which installs the package of the design system.
  ignore: ['e2e/kit/consumer/**'],
  // The first makes a certificate for a test, the next are for other engines, the last of a deployment.
  ignoreBinaries: [
    ...['openssl', 'Xvfb', 'WebKitWebDriver', 'pdftotext'],
    ...['systemd-analyze', 'caddy', 'sha256sum'],
  ],
  ignoreDependencies: [
    'hono',
    'pg',
    '@hono/node-server',
    '@node-rs/argon2',
    'nodemailer',
    'standardwebhooks',
    'stripe',
    '@zxcvbn-ts/language-common',
    // Named in an array of `buildKit.ts`.
    'publint',
    '@arethetypeswrong/cli',
    // The sources name the font files in template literals.
    /^@fontsource(-variable)?\//,
  ],
};

export default config;
