/** Runs a task at once and then at each interval, in ms, unless it still runs. `stop` waits for its end. */
export function startTimer(
  interval: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
) {
  let running: Promise<void> | undefined;
  function run() {
    running ??= task()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  }
  const timer = setInterval(run, interval);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
