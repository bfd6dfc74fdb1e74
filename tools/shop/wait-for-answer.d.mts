/** Polls until success; rejects after the time limit. */
export const waitForAnswer: (name: string, url: string, limitMs?: number) => Promise<void>;
