/** Keeps nothing on disk. `stop` kills it; `freeze` leaves its connections open and silent. */
export function startRedis(
  port?: number,
): Promise<{ url: string; port: number; stop: () => Promise<void>; freeze: () => void }>;
