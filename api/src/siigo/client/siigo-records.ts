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

/** Moments as yyyy-MM-ddTHH:mm:ssZ. */
export interface SiigoCustomerFilter {
  identification?: string;
  created_start?: string;
  updated_start?: string;
}

export class SiigoCustomers {
  constructor(private readonly siigo: SiigoClient) {}

  /** All branches, the main one first. */
  async find(identification: string): Promise<SiigoOutcome<SiigoCustomer[]>> {
    const outcome = await this.siigo.page<SiigoCustomer>('/v1/customers', 1, 10, { identification });
    return mapOutcome(outcome, ({ rows }) =>
      rows
        .filter((row) => row.identification === identification)
        .sort((one, other) => (one.branch_office ?? 0) - (other.branch_office ?? 0)),
    );
  }

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

  /** SIIGO allows an identification once per branch. */
  create(customer: SiigoCustomerRequest): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.post('/v1/customers', customer);
  }

  replace(id: string, customer: SiigoCustomerRequest): Promise<SiigoOutcome<SiigoCustomer>> {
    return this.siigo.put(customerAt(id), customer);
  }
}

export class SiigoProducts {
  constructor(private readonly siigo: SiigoClient) {}

  async find(code: string): Promise<SiigoOutcome<SiigoProduct | null>> {
    const outcome = await this.siigo.page<SiigoProduct>('/v1/products', 1, 10, { code });
    return mapOutcome(outcome, ({ rows }) => rows.find((row) => row.code === code) ?? null);
  }

  create(product: SiigoProductRequest): Promise<SiigoOutcome<SiigoProduct>> {
    return this.siigo.post('/v1/products', product);
  }
}
