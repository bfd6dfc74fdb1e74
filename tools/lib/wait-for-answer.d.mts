/** Polls an address until it answers with success; rejects with one line after the time limit. */
export const waitForAnswer: (name: string, url: string, limitMs?: number) => Promise<void>;
