import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

import { siigoServer } from '../src/siigo/siigo-server.js';

export type Json = Record<string, unknown>;
export interface Reply {
  status: number;
  body: Json & { Errors?: { Code: string; Message: string; Params: string[]; Detail: string | null }[] };
}
const ACCOUNT = { username: 'shop@demo.test', access_key: 'key' };
const PRODUCT = { code: 'LLA-1', name: 'Leche entera', account_group: 1253, taxes: [{ id: 13156 }] };

export const invoice = (change: Json = {}): Json => ({
  document: { id: 28216 },
  date: '2026-11-21',
  customer: { identification: '900123456' },
  seller: 629,
  stamp: { send: true },
  mail: { send: true },
  observations: 'Pedido 12',
  items: [{ code: 'LLA-1', description: 'Leche', quantity: 2, price: 1069.77, taxes: [{ id: 13156 }] }],
  payments: [{ id: 5636, value: 2546.05 }],
  ...change,
});

export class SiigoCompany {
  private clock = Date.parse('2026-11-21T15:00:00Z');
  private server: FastifyInstance | null = null;
  private address = '';
  private token = '';

  constructor() {
    beforeAll(async () => {
      this.server = siigoServer({
        username: ACCOUNT.username,
        accessKey: ACCOUNT.access_key,
        now: () => this.clock,
        stamp: { afterReads: 1, afterMs: 60_000 },
      });
      this.address = await this.server.listen({ port: 0, host: '127.0.0.1' });
      await this.signIn();
      await this.call('POST', '/v1/products', PRODUCT);
    });
    afterEach(() => this.call('DELETE', '/control/faults'));
    afterAll(() => this.server?.close());
  }

  call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        'partner-id': 'LacteosPruebas',
        authorization: this.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Reply['body']) : {} };
  };

  signIn = async (): Promise<void> => {
    const { body } = await this.call('POST', '/auth', ACCOUNT);
    this.token = String(body['access_token']);
  };

  fault = (body: unknown): Promise<Reply> => this.call('POST', '/control/faults', body);

  advance = (milliseconds: number): void => {
    this.clock += milliseconds;
  };

  created = async (change: Json = {}): Promise<Json> => {
    const { status, body } = await this.call('POST', '/v1/invoices', invoice(change));
    expect([status, body.Errors]).toEqual([201, undefined]);
    return body;
  };

  refusal = async (change: Json): Promise<unknown> => {
    const { status, body } = await this.call('POST', '/v1/invoices', invoice(change));
    const [first] = body.Errors ?? [];
    return [status, first?.Code, first?.Message, first?.Params];
  };

  /** Reads the invoice twice, after which the DIAN has decided. */
  settled = async (id: unknown): Promise<Json> => {
    await this.call('GET', `/v1/invoices/${String(id)}`);
    return (await this.call('GET', `/v1/invoices/${String(id)}`)).body;
  };
}
