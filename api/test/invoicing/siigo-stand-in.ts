import type { AddressInfo } from 'node:net';

import { type Fault, siigoServer, type SiigoOptions } from 'sandbox/siigo';

const ACCOUNT = { username: 'sandbox@lacteosdelllano.test', accessKey: 'stand-in-access-key' };

/** A document of the stand-in. */
export interface StandInDocument {
  id: string;
  kind: 'FV' | 'NC';
  name: string;
  total: number;
  /** Sum of its payments: less than its total where the customer withholds. */
  paid: number;
  observations: string;
  customer: { identification: string };
  stamp: string | null;
  cufe: string | null;
  /** The invoice of a credit note. */
  invoice: string | null;
  annulled: boolean;
}
export interface StandInState {
  signIns: number;
  customers: number;
  products: number;
  documents: StandInDocument[];
}

/** SIIGO's stand-in in this process; pass `url` to startApi as SIIGO_URL. */
export class SiigoStandIn {
  private constructor(
    readonly url: string,
    private readonly close: () => Promise<void>,
  ) {}

  static async start(options: Partial<SiigoOptions> = {}): Promise<SiigoStandIn> {
    const server = siigoServer({ ...ACCOUNT, ...options });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    return new SiigoStandIn(`http://127.0.0.1:${port}`, () => server.close());
  }

  /** Enables a fault; it applies once unless `times` or `probability` is set. */
  async fault(fault: Fault): Promise<void> {
    await this.control('POST', 'faults', fault);
  }

  async calm(): Promise<void> {
    await this.control('DELETE', 'faults');
  }

  async state(): Promise<StandInState> {
    return (await this.control('GET', 'state')).json() as Promise<StandInState>;
  }

  /** Calls a control route. */
  async control(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.url}/control/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  /** Calls SIIGO's own interface as another client of the account. */
  async call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const signIn = await fetch(`${this.url}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ACCOUNT.username, access_key: ACCOUNT.accessKey }),
    });
    const { access_token: token } = (await signIn.json()) as { access_token: string };
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'Partner-Id': 'LacteosPruebas',
        authorization: token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }

  stop(): Promise<void> {
    return this.close();
  }
}
