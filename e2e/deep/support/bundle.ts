import { build, type Rollup } from 'vite';

/** A module of the tests as one script that a page can run. */
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
