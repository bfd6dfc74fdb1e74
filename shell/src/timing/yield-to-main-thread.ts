/** Lets the browser answer what has come in meanwhile: a tap, a key, a frame. */
export const yieldToMainThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
