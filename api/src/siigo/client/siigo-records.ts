import { mapOutcome, type SiigoOutcome } from './errors/siigo-outcome.js';
import { readWindow } from './page-window.js';
import { SiigoClient } from './siigo-client.js';
import type {
  SiigoCustomer,
  SiigoCustomerRequest,
  SiigoPage,
  SiigoProduct,
  SiigoProductRequest,
} from './siigo-wire.js';

const customerAt = (id: string): string => `/v1/customers/${encodeURIComponent(id)}`;

/** SIIGO's customer filters; moments as yyyy-MM-ddTHH:mm:ssZ. */
export interface SiigoCustomerFilter {
  identification?: string;
  created_start?: string;
  updated_start?: string;
}

/** Customers. */
export class SiigoCustomers {
  constructor(private readonly siigo: SiigoClient) {}

  /** All branches with an identification, the main one first. */
  async find(identification: string): Promise<SiigoOutcome<SiigoCustomer[]>> {
    const outcome = await this.siigo.page<SiigoCustomer>('/v1/customers', 1, 10, { identification });
    return mapOutcome(outcome, ({ rows }) =>
      rows
        .filter((row) => row.identification === identification)
        .sort((one, other) => (one.branch_office ?? 0) - (other.branch_office ?? 0)),
    );
  }

  /** A page of customers, of any size. */
  list(
    page: number,
    pageSize: number,
    filter: SiigoCustomerFilter = {},
  ): Promise<SiigoOutcome<SiigoPage<SiigoCustomer>>> {
    return readWindow(
      (number, size) => this.siigo.page('/v1/customers', number, size, { ...filter }),
      page,
      pageSize,
    );
  }

  get(id: string): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.get(customerAt(id));
  }

  /** Creates a customer; SIIGO takes an identification once for each branch. */
  create(customer: SiigoCustomerRequest): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.post('/v1/customers', customer);
  }

  /** Replaces the whole customer record. */
  replace(id: string, customer: SiigoCustomerRequest): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.put(customerAt(id), customer);
  }
}

/** Products. */
export class SiigoProducts {
  constructor(private readonly siigo: SiigoClient) {}

  /** The product with a code, or null. */
  async find(code: string): Promise<SiigoOutcome<SiigoProduct | null>> {
    const outcome = await this.siigo.page<SiigoProduct>('/v1/products', 1, 10, { code });
    return mapOutcome(outcome, ({ rows }) => rows.find((row) => row.code === code) ?? null);
  }

  /** Creates a product; SIIGO requires a unique code. */
  create(product: SiigoProductRequest): Promise<SiigoOutcome<SiigoProduct>> {
    return this.siigo.post('/v1/products', product);
  }
}
