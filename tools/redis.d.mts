/** A Redis of its own on the loopback, with nothing on disk; on a free port unless one is given. Killed by `stop`; `freeze` leaves its connections open and silent. */
export function startRedis(
  port?: number,
): Promise<{ url: string; port: number; stop: () => Promise<void>; freeze: () => void }>;
