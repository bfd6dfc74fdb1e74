/** Resolves on Ctrl-C or SIGTERM; rejects when a child of the stack dies. */
export const untilStopped = (stack) =>
  Promise.race([
    stack.failed,
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
    }),
  ]);
