import { build, type Rollup } from 'vite';

/** Bundles a module of the tests into one script. */
export async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}
