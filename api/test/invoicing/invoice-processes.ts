import { CONFIG, type Config } from '../../src/config/index.js';
import { ApiProcess } from '../processes/api-process.js';
import { type KillPoint, KillingProxy } from '../processes/killing-proxy.js';
import type { InvoicingFixture } from './invoicing-fixture.js';

/** Steps of an invoice at which a process dies, the most harmful first. */
export const KILL_POINTS: readonly (readonly [step: string, death: KillPoint])[] = [
  ['after the work, before the answer', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'done' }],
  ['after the answer, before the commit', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'answered' }],
  ['before the work', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'arrived' }],
  ['before anything is sent', { method: 'GET', path: /^\/v1\/customers/, moment: 'arrived' }],
  ['while the DIAN is asked', { method: 'GET', path: /^\/v1\/invoices\/[0-9a-f-]{36}$/, moment: 'arrived' }],
];

/** Starts an API process on the fixture's database; the fixture must use the real clock. */
export function startReplica(
  fixture: InvoicingFixture,
  siigoUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  return ApiProcess.start({
    DATABASE_URL: fixture.api.app.get<Config>(CONFIG).databaseUrl,
    SIIGO_URL: siigoUrl,
    LOG_LEVEL: 'silent',
    ...env,
  });
}

/** Requests an order's invoice as the orders page does; null when the process died. */
export async function requestInvoice(
  fixture: InvoicingFixture,
  { origin }: ApiProcess,
  orderId: number,
): Promise<number | null> {
  // The token must not be older than the fixture's clock.
  const { clock } = fixture.api;
  clock.advance(Math.max(0, Date.now() - clock.now().getTime()));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await fixture.token()}` };
  const body = JSON.stringify(fixture.dialog(orderId));
  const answer = await fetch(`${origin}/api/siigo/invoice`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  return answer?.status ?? null;
}

interface Replica {
  readonly proxy: KillingProxy;
  process: ApiProcess | null;
}

/** Two API processes on one database, each with a killable connection to SIIGO. */
export class Replicas {
  private constructor(
    private readonly fixture: InvoicingFixture,
    private readonly env: Record<string, string>,
    private readonly members: readonly Replica[],
  ) {}

  static async start(fixture: InvoicingFixture, env: Record<string, string>): Promise<Replicas> {
    const proxies = await Promise.all([
      KillingProxy.start(fixture.siigo.url),
      KillingProxy.start(fixture.siigo.url),
    ]);
    const replicas = new Replicas(
      fixture,
      env,
      proxies.map((proxy) => ({ proxy, process: null })),
    );
    await replicas.revive();
    return replicas;
  }

  /** Restarts dead processes. */
  async revive(): Promise<void> {
    await Promise.all(
      this.members.map(async (member) => {
        member.process ??= await startReplica(this.fixture, member.proxy.url, this.env);
      }),
    );
  }

  /** Requests the order's invoice from both at once. */
  requestFromAll(orderId: number): Promise<(number | null)[]> {
    const living = this.members.flatMap(({ process }) => process ?? []);
    return Promise.all(living.map((one) => requestInvoice(this.fixture, one, orderId)));
  }

  /** Kills the first process that reaches the moment; resolves when it is dead. */
  async killFirstAt(death: KillPoint): Promise<void> {
    const kills = this.members.map((member) =>
      member.proxy.arm(death, async () => {
        await this.stopKilling();
        await kill(member);
      }),
    );
    await Promise.race(kills);
  }

  /** Stops killing processes. */
  async stopKilling(): Promise<void> {
    for (const { proxy } of this.members) proxy.disarm();
    await this.fixture.siigo.calm();
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map(kill));
    await Promise.all(this.members.map(({ proxy }) => proxy.stop()));
  }
}

async function kill(member: Replica): Promise<void> {
  const { process } = member;
  member.process = null;
  await process?.kill();
}
