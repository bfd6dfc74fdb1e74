import { randomUUID } from 'node:crypto';
import { Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type { SalesDocument } from '../records/records.js';
import { SiigoRefusal } from '../protocol/siigo-error.js';
import { documentView } from './document-views.js';

const KEY = /^[A-Za-z0-9]{1,30}$/;
const MAX_ADDRESS = 2_048;
const isLoopback = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Creates invoices after the answer and reports them to the caller's address. */
export class Batches {
  readonly reports: Json[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly company: Company,
    private readonly now: () => number,
  ) {}

  /** @throws SiigoRefusal */
  receive(body: Json, create: (invoice: Json) => SalesDocument): Json {
    this.check(body);
    const id = randomUUID();
    const run = Promise.resolve()
      .then(() => this.process(id, body, create))
      .finally(() => this.running.delete(run));
    this.running.add(run);
    return { id, status: 'Received', received_at: new Date(this.now()).toISOString() };
  }

  async settle(): Promise<void> {
    await Promise.all(this.running);
  }

  private check(body: Json): void {
    const checks = new Checks();
    const { notification_url: address } = body;
    checks.required('notification_url', address);
    const isAddress = typeof address === 'string' && URL.canParse(address) && address.length < MAX_ADDRESS;
    const isHttps =
      isAddress && (address.startsWith('https://') || this.company.rules.notifications === 'any');
    if (address && !isHttps)
      checks.add('invalid_url', 'The notification_url is invalid', ['notification_url']);
    const invoices = listOf(body['invoices']);
    if (invoices.length === 0) checks.required('invoices', undefined);
    invoices.forEach(({ idempotency_key: key }, index) => {
      const path = `invoices[${index}].idempotency_key`;
      checks.required(path, key);
      if (key && !KEY.test(String(key)))
        checks.add('invalid_idempotency_key', 'The idempotency_key has an invalid value', [path]);
    });
    checks.refuse();
  }

  private async process(id: string, body: Json, create: (invoice: Json) => SalesDocument): Promise<void> {
    const invoices = listOf(body['invoices']).map((invoice) => this.outcomeOf(invoice, create));
    const address = String(body['notification_url']);
    const status_at = new Date(this.now()).toISOString();
    const report = { id, status: 'Processed', status_at, notification_url: address, invoices };
    this.reports.push(report);
    if (!isLoopback(address)) return;
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => undefined);
  }

  private outcomeOf(
    { idempotency_key: sent, ...invoice }: Json,
    create: (invoice: Json) => SalesDocument,
  ): Json {
    const key = String(sent);
    try {
      const used = this.company.documents.get(this.company.keys.get(key)?.documentId ?? '');
      const document = used ?? create(invoice);
      this.company.store('keys', key, { key, documentId: document.id });
      return { status_code: '201', idempotency_key: key, ...documentView(document) };
    } catch (error) {
      if (!(error instanceof SiigoRefusal)) throw error;
      return { status_code: String(error.status), idempotency_key: key, error: lowerCase(error) };
    }
  }
}

const lowerCase = ({ status, problems }: SiigoRefusal): Json => ({
  status,
  errors: problems.map(({ code, message, params, hasDetail }) =>
    objectOf({
      code,
      message,
      params,
      detail: hasDetail
        ? `Check the API documentation: https://developer.siigo.com/introduction/codigos-de-error/${code}`
        : null,
    }),
  ),
});
