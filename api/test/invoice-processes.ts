import { CONFIG, type Config } from '../src/config/index.js';
import { ApiProcess } from './api-process.js';
import { type Death, DeadlyProxy } from './deadly-proxy.js';
import type { InvoicingWorld } from './invoicing-world.js';

/** Whether `npm run invoices -w api` asks for everything. */
export const IS_THOROUGH = Boolean(process.env['INVOICE_RUNS']);
/** The steps of an invoice at which a process dies; the one that loses most comes first. */
export const DEATHS: readonly (readonly [step: string, death: Death])[] = [
  ['after the work, before the answer', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'done' }],
  ['after the answer, before the commit', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'answered' }],
  ['before the work', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'arrived' }],
  ['before anything is sent', { method: 'GET', path: /^\/v1\/customers/, moment: 'arrived' }],
  ['while the DIAN is asked', { method: 'GET', path: /^\/v1\/invoices\/[0-9a-f-]{36}$/, moment: 'arrived' }],
];

/** Starts a process of the API on the world's database; the clock of the world must be the real one. */
export function joinWorld(
  world: InvoicingWorld,
  siigoUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  return ApiProcess.start({
    DATABASE_URL: world.api.app.get<Config>(CONFIG).databaseUrl,
    SIIGO_URL: siigoUrl,
    LOG_LEVEL: 'silent',
    ...env,
  });
}

/** Asks a process for the invoice of an order as the orders page does; null when the process died over it. */
export async function askFor(
  world: InvoicingWorld,
  { origin }: ApiProcess,
  orderId: number,
): Promise<number | null> {
  // A token of the world's clock must not be older than it is.
  const { clock } = world.api;
  clock.advance(Math.max(0, Date.now() - clock.now().getTime()));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await world.token()}` };
  const body = JSON.stringify(world.dialog(orderId));
  const answer = await fetch(`${origin}/api/siigo/invoice`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  return answer?.status ?? null;
}

interface Replica {
  readonly proxy: DeadlyProxy;
  process: ApiProcess | null;
}

/** Two processes of the API on one database, each with a way to SIIGO on which it can be killed. */
export class Replicas {
  private constructor(
    private readonly world: InvoicingWorld,
    private readonly env: Record<string, string>,
    private readonly members: readonly Replica[],
  ) {}

  static async start(world: InvoicingWorld, env: Record<string, string>): Promise<Replicas> {
    const proxies = await Promise.all([
      DeadlyProxy.start(world.siigo.url),
      DeadlyProxy.start(world.siigo.url),
    ]);
    const replicas = new Replicas(
      world,
      env,
      proxies.map((proxy) => ({ proxy, process: null })),
    );
    await replicas.revive();
    return replicas;
  }

  /** Starts again whoever is dead. */
  async revive(): Promise<void> {
    await Promise.all(
      this.members.map(async (member) => {
        member.process ??= await joinWorld(this.world, member.proxy.url, this.env);
      }),
    );
  }

  /** Asks both for the invoice of an order at once. */
  askAll(orderId: number): Promise<(number | null)[]> {
    const living = this.members.flatMap(({ process }) => process ?? []);
    return Promise.all(living.map((one) => askFor(this.world, one, orderId)));
  }

  /** Kills the first one that gets to the moment, and only that one; resolves when it is dead. */
  async killWhoGetsTo(death: Death): Promise<void> {
    const deaths = this.members.map((member) =>
      member.proxy.arm(death, async () => {
        await this.calm();
        await kill(member);
      }),
    );
    await Promise.race(deaths);
  }

  /** Nobody is killed any more. */
  async calm(): Promise<void> {
    for (const { proxy } of this.members) proxy.disarm();
    await this.world.siigo.calm();
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
