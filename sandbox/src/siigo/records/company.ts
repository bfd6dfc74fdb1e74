import { type Entry, Journal } from './journal.js';
import { type AccountRules, DEFAULT_RULES } from '../protocol/rules.js';
import type { AccountingEntry, Counter, Customer, Product, SalesDocument, UsedKey } from './records.js';
import { type DocumentType, DOCUMENT_TYPES, type PaymentType, PAYMENT_TYPES } from './seed.js';
import { seedCustomers } from './seed-customers.js';
import { seedServices } from './seed-services.js';

type Rows<T> = Map<string, T>;

export class Company {
  readonly customers: Rows<Customer> = new Map();
  readonly products: Rows<Product> = new Map();
  readonly documents: Rows<SalesDocument> = new Map();
  readonly entries: Rows<AccountingEntry> = new Map();
  readonly keys: Rows<UsedKey> = new Map();
  readonly counters: Rows<Counter> = new Map();
  /** Documents show Bogotá time without zone, as seen in the live service. */
  timesWithoutZone = false;
  rules: AccountRules = DEFAULT_RULES;
  private readonly settings = new Map<number, Readonly<Record<string, unknown>>>();
  private readonly journal: Journal;

  constructor(file: string | null, now: () => number, services = true) {
    this.journal = new Journal(file);
    const entries = this.journal.load();
    entries.forEach((entry) => this.rowsOf(entry.collection).set(entry.key, entry.row));
    if (this.customers.size > 0) return;
    seedCustomers(now()).forEach((customer) => this.store('customers', customer.id, customer));
    if (services) seedServices(now()).forEach((service) => this.store('products', service.id, service));
  }

  store<N extends 'customers' | 'products' | 'documents' | 'entries' | 'keys' | 'counters'>(
    collection: N,
    key: string,
    row: Company[N] extends Rows<infer T> ? T : never,
  ): void {
    this.rowsOf(collection).set(key, row);
    this.journal.append({ collection, key, row } satisfies Entry);
  }

  remove(collection: 'customers' | 'products' | 'documents', key: string): void {
    this.rowsOf(collection).delete(key);
    this.journal.append({ collection, key, row: null });
  }

  configure(id: number, change: Readonly<Record<string, unknown>>): void {
    this.settings.set(id, { ...this.settings.get(id), ...change });
  }

  get documentTypes(): readonly DocumentType[] {
    return DOCUMENT_TYPES.map((type) => ({ ...type, ...this.settings.get(type.id) }));
  }

  get paymentTypes(): readonly PaymentType[] {
    return PAYMENT_TYPES.map((type) => ({ ...type, ...this.settings.get(type.id) }));
  }

  nextNumber(documentTypeId: number, first: number): number {
    const number = this.peekNumber(documentTypeId, first);
    this.store('counters', String(documentTypeId), { next: number + 1 });
    return number;
  }

  peekNumber(documentTypeId: number, first: number): number {
    return this.counters.get(String(documentTypeId))?.next ?? first;
  }

  customerOf(identification: string, branch: number): Customer | null {
    for (const customer of this.customers.values())
      if (customer.identification === identification && customer.branch_office === branch) return customer;
    return null;
  }

  productOf(code: string): Product | null {
    for (const product of this.products.values()) if (product.code === code) return product;
    return null;
  }

  private rowsOf(collection: string): Rows<unknown> {
    const all: Record<string, Rows<unknown>> = {
      customers: this.customers,
      products: this.products,
      documents: this.documents,
      entries: this.entries,
      keys: this.keys,
      counters: this.counters,
    };
    const rows = all[collection];
    if (!rows) throw new Error(`no collection ${collection}`);
    return rows;
  }
}
