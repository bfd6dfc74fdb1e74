import { lookup as resolve } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';

/** Silence before a keep-alive probe. */
export const KEEP_ALIVE_MS = 10_000;
/** How long an unresponsive host is tried last. */
const AVOID_MS = 30_000;
/** Time for a suspected host to greet a new connection. */
const GREETING_MS = 2_000;

/** Opens each connection to the first host that answers; the last to fail comes last. */
export class DatabaseHosts {
  private readonly failedAt = new Map<string, number>();
  private readonly sockets = new Set<Socket>();
  private readonly suspected = new Set<string>();

  /** @param hosts same port, preferred one first */
  constructor(
    private readonly hosts: readonly string[],
    private readonly port: number,
    private readonly now: () => number = Date.now,
  ) {}

  open(): Socket {
    const socket = connect({
      // Any name: an address would skip the look-up.
      host: 'database',
      port: this.port,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      autoSelectFamily: true,
      lookup: (_, __, done) => {
        this.addresses().then(
          (found) => done(null, found),
          (error: NodeJS.ErrnoException) => done(error, []),
        );
      },
    });
    this.watch(socket);
    return socket;
  }

  switchFrom(address: string | undefined): void {
    if (address === undefined || this.hosts.length < 2) return;
    this.failedAt.set(address, this.now());
    for (const socket of this.sockets) if (socket.remoteAddress === address) socket.destroy();
  }

  suspect(address: string | undefined): void {
    if (address === undefined || this.suspected.has(address)) return;
    this.suspected.add(address);
    const probe = connect({ host: address, port: this.port });
    const settle = (isThere: boolean): void => {
      clearTimeout(timer);
      probe.destroy();
      if (this.suspected.delete(address) && !isThere) this.switchFrom(address);
    };
    const timer = setTimeout(settle, GREETING_MS, false);
    probe.once('data', () => settle(true));
    probe.once('error', () => settle(false));
    probe.once('close', () => settle(false));
  }

  /** A server speaks first: closing or silence is a failure. */
  private watch(socket: Socket): void {
    let address: string | undefined;
    let hasSpoken = false;
    this.sockets.add(socket);
    socket.once('connect', () => (address = socket.remoteAddress));
    socket.once('data', () => {
      hasSpoken = true;
      if (address !== undefined) this.failedAt.delete(address);
    });
    socket.once('close', () => {
      this.sockets.delete(socket);
      if (address !== undefined && !hasSpoken) this.failedAt.set(address, this.now());
    });
    socket.on('connectionAttemptFailed', (failed: string) => this.failedAt.set(failed, this.now()));
    socket.on('connectionAttemptTimeout', (failed: string) => this.failedAt.set(failed, this.now()));
  }

  private async addresses(): Promise<{ address: string; family: number }[]> {
    const found = await Promise.allSettled(
      this.hosts.map((host) =>
        isIP(host) ? [{ address: host, family: isIP(host) }] : resolve(host, { all: true }),
      ),
    );
    const known = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (known.length === 0)
      throw Object.assign(new Error('no host of the database is known'), { code: 'ENOTFOUND' });
    return known.sort(
      (one, other) => Number(this.isAvoided(one.address)) - Number(this.isAvoided(other.address)),
    );
  }

  private isAvoided(address: string): boolean {
    return this.now() - (this.failedAt.get(address) ?? -Infinity) < AVOID_MS;
  }
}
