import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/prerender.tsx',
    // Named only in texts: by `scripts/run.mjs`, by configurations and by the bench.
    'scripts/{start,test,deep,visual,serveStorybook}.ts',
    'scripts/bench/tryControls.js',
    'scripts/mutation/{loaded.ts,*.config.*}',
    'playwright.visual.config.ts',
    'e2e/**/*.spec.ts',
  ],
  project: '**/*.{ts,tsx,js,mjs,mdx}',
  ignoreDependencies: [
    // The sources name the font files in template literals.
    /^@fontsource-variable\//,
    // Installed in `scripts/mutation` when it is first needed.
    /^@stryker-mutator\//,
  ],
};

export default config;
