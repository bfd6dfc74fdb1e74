import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { StubTransaction } from '../wompi-stub.js';

/** Faults of a refund request, before or after it is done. */
export type MoneyFault =
  | 'none'
  | 'cut before'
  | 'cut after'
  | '500 before'
  | '500 after'
  | 'busy'
  | 'declined';
type Refund = {
  id: string;
  transaction_id: string;
  amount_in_cents: number;
  reference: string;
  status: string;
};

/** Wompi's transactions, voids and refunds for one specification, with a fault for each of the next writes. */
export class MoneyStub {
  readonly transactions: StubTransaction[] = [];
  readonly refunds: Refund[] = [];
  /** Faults of the next writes; empty: they succeed. */
  readonly faults: MoneyFault[] = [];
  /** Runs while the provider handles a write. */
  onWrite: () => Promise<void> = async () => undefined;
  private voids = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<MoneyStub> {
    const server = createServer((request, response) => void stub.serve(request, response));
    const stub = new MoneyStub(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  /** Settings that point the API here. */
  get env(): Record<string, string> {
    return { WOMPI_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1` };
  }

  /** Completed voids and refunds of a transaction. */
  movementsOf(transactionId: string): number {
    const isVoided = this.transactions.some(({ id, status }) => id === transactionId && status === 'VOIDED');
    return (
      Number(isVoided) +
      this.refunds.filter(({ transaction_id: id, status }) => id === transactionId && status === 'APPROVED')
        .length
    );
  }

  hold(transaction: StubTransaction): void {
    this.transactions.push(transaction);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wompi');
    if (request.method === 'GET') {
      const id = /^\/v1\/transactions\/([^/]+)$/.exec(pathname)?.[1];
      const reference = searchParams.get('reference');
      const found = id
        ? this.shown(this.transactions.find((each) => each.id === id))
        : this.transactions.filter((each) => reference === null || each.reference === reference);
      return answer(response, found ? 200 : 404, { data: found });
    }
    const body = JSON.parse(await textOf(request)) as Partial<Refund>;
    await this.onWrite();
    const fault = this.faults.shift() ?? 'none';
    if (fault === 'cut before') return void request.socket.destroy();
    if (fault === '500 before') return answer(response, 500, {});
    if (fault === 'busy') return answer(response, 429, {});
    if (fault === 'declined') return answer(response, 422, {});
    const [status, data] = this.write(pathname, body);
    if (fault === 'cut after') return void request.socket.destroy();
    if (fault === '500 after') return answer(response, 500, {});
    return answer(response, status, { data });
  }

  private write(pathname: string, body: Partial<Refund>): [number, unknown] {
    const id = /^\/v1\/transactions\/(.+)\/void$/.exec(pathname)?.[1] ?? body.transaction_id;
    const transaction = this.transactions.find((each) => each.id === id);
    if (transaction?.status !== 'APPROVED') return [422, null];
    if (pathname.endsWith('/void')) {
      if (this.refunds.some(({ transaction_id: of }) => of === id)) return [422, null];
      transaction.status = 'VOIDED';
      this.voids += 1;
      return [201, { status: 'APPROVED', transaction }];
    }
    const { amount_in_cents: amount = 0, reference = '' } = body;
    const before = this.refunds.filter(({ transaction_id: of }) => of === id);
    const sum = before.reduce((all, refund) => all + refund.amount_in_cents, 0);
    if (sum + amount > transaction.amount_in_cents) return [422, null];
    const refund = {
      id: `refund-${this.refunds.length + 1}`,
      transaction_id: String(id),
      amount_in_cents: amount,
      reference,
      status: 'APPROVED',
    };
    this.refunds.push(refund);
    return [201, refund];
  }

  private shown(transaction: StubTransaction | undefined) {
    if (!transaction) return null;
    const refunds = this.refunds.filter(({ transaction_id: of }) => of === transaction.id);
    return {
      ...transaction,
      refunds: refunds.map(({ amount_in_cents, status }) => ({ amount_in_cents, status })),
    };
  }
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text || '{}';
}
