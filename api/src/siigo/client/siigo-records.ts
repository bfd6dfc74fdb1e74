import { mapOutcome, type SiigoOutcome } from './siigo-outcome.js';
import { SiigoClient } from './siigo-client.js';
import type {
  SiigoCustomer,
  SiigoCustomerRequest,
  SiigoPage,
  SiigoProduct,
  SiigoProductRequest,
} from './siigo-wire.js';

const customerAt = (id: string): string => `/v1/customers/${encodeURIComponent(id)}`;

/** SIIGO's filters of its customer list; moments as yyyy-MM-ddTHH:mm:ssZ. */
export interface SiigoCustomerFilter {
  identification?: string;
  created_start?: string;
  updated_start?: string;
}

/** Customers of the account. */
export class SiigoCustomers {
  constructor(private readonly siigo: SiigoClient) {}

  /** The main branch of an identification first, then its others; empty when there is none. */
  async find(identification: string): Promise<SiigoOutcome<SiigoCustomer[]>> {
    const outcome = await this.siigo.page<SiigoCustomer>('/v1/customers', 1, 10, { identification });
    return mapOutcome(outcome, ({ rows }) =>
      rows
        .filter((row) => row.identification === identification)
        .sort((one, other) => (one.branch_office ?? 0) - (other.branch_office ?? 0)),
    );
  }

  /** One page of all customers, or of those that SIIGO's own filters leave. */
  list(
    page: number,
    pageSize: number,
    filter: SiigoCustomerFilter = {},
  ): Promise<SiigoOutcome<SiigoPage<SiigoCustomer>>> {
    return this.siigo.page('/v1/customers', page, pageSize, { ...filter });
  }

  get(id: string): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.get(customerAt(id));
  }

  /** Replaces the whole customer. */
  replace(id: string, customer: SiigoCustomerRequest): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.put(customerAt(id), customer);
  }
}

/** Products of the account. */
export class SiigoProducts {
  constructor(private readonly siigo: SiigoClient) {}

  /** The product with a code, or null. */
  async find(code: string): Promise<SiigoOutcome<SiigoProduct | null>> {
    const outcome = await this.siigo.page<SiigoProduct>('/v1/products', 1, 10, { code });
    return mapOutcome(outcome, ({ rows }) => rows.find((row) => row.code === code) ?? null);
  }

  /** Creates a product; its code is unique there. */
  create(product: SiigoProductRequest): Promise<SiigoOutcome<SiigoProduct>> {
    return this.siigo.post('/v1/products', product);
  }
}
