/** Whether a MariaDB server is installed on this machine. */
export const hasMariaDb: () => boolean;

/** A MariaDB server of its own on a free port of the loopback; `url` is its address as root, without a database. */
export function startMariaDb(): Promise<{ url: string; stop: () => Promise<void> }>;
