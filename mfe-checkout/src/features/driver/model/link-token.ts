/** At least 128 random bits. */
const TOKEN = /^#([\w-]{22,200})$/;

export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

/** The token stays in no history, bookmark or picture of the screen. */
export const removeTokenFromAddress = (): void =>
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
