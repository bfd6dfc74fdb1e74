/** Lets the browser handle pending taps, keys and frames. */
export const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
