/** Lets the browser handle pending events: a tap, a key, a frame. */
export const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
