/** Lets the browser handle pending taps, keys and frames. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
