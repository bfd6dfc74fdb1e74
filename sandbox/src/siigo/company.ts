import { type Entry, Journal } from './journal.js';
import type { Json } from './checks.js';
import { seedCustomers } from './seed-customers.js';

export interface Customer extends Json {
  id: string;
  identification: string;
  branch_office: number;
  active: boolean;
  metadata: { created: string; last_updated: string | null };
}
export interface Product extends Json {
  id: string;
  code: string;
  name: string;
  active: boolean;
  stock_control: boolean;
  metadata: { created: string; last_updated: string | null };
}
export interface SalesDocument extends Json {
  id: string;
  kind: 'FV' | 'NC';
  /** What the caller sees. */
  body: Json;
  /** Moment (epoch milliseconds) at which it went to the DIAN; null when it was never sent. */
  sentAt: number | null;
  reads: number;
  stampStatus: 'Draft' | 'Sending' | 'Accepted' | 'Rejected' | null;
  cufe: string | null;
  rejection: readonly { code: string; message: string }[];
  /** Reasons with which the DIAN will reject it, set by a fault. */
  willReject: readonly { code: string; message: string }[] | null;
  mailSend: boolean;
}
/** A key that met a 500 has no document: it stays unusable. */
export interface UsedKey {
  key: string;
  documentId: string | null;
}
interface Counter {
  next: number;
}

type Rows<T> = Map<string, T>;

/** Everything that the demo company has in SIIGO, in memory and on disk. */
export class Company {
  readonly customers: Rows<Customer> = new Map();
  readonly products: Rows<Product> = new Map();
  readonly documents: Rows<SalesDocument> = new Map();
  readonly keys: Rows<UsedKey> = new Map();
  readonly counters: Rows<Counter> = new Map();
  private readonly journal: Journal;

  constructor(file: string | null, now: () => number) {
    this.journal = new Journal(file);
    const entries = this.journal.load();
    entries.forEach((entry) => this.rowsOf(entry.collection).set(entry.key, entry.row));
    if (this.customers.size === 0)
      seedCustomers(now()).forEach((customer) => this.keep('customers', customer.id, customer));
  }

  /** Keeps a row in its collection. */
  keep<N extends 'customers' | 'products' | 'documents' | 'keys' | 'counters'>(
    collection: N,
    key: string,
    row: Company[N] extends Rows<infer T> ? T : never,
  ): void {
    this.rowsOf(collection).set(key, row);
    this.journal.keep({ collection, key, row } satisfies Entry);
  }

  remove(collection: 'customers' | 'products' | 'documents', key: string): void {
    this.rowsOf(collection).delete(key);
    this.journal.keep({ collection, key, row: null });
  }

  /** The next consecutive of a document type. */
  nextNumber(documentTypeId: number, first: number): number {
    const number = this.peekNumber(documentTypeId, first);
    this.keep('counters', String(documentTypeId), { next: number + 1 });
    return number;
  }

  /** The consecutive that the next document will get. */
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
      keys: this.keys,
      counters: this.counters,
    };
    const rows = all[collection];
    if (!rows) throw new Error(`no collection ${collection}`);
    return rows;
  }
}
