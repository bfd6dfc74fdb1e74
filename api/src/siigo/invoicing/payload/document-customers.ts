import { invoiceTotal } from '@lacteos/contracts/money/invoice-arithmetic';
import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';

import { OrderWithholdings } from '#orders/order/index.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { SiigoCustomers } from '../../client/siigo-records.js';
import type { SiigoCustomer, SiigoCustomerRequest } from '../../client/siigo-wire.js';
import { freeBranch, idTypeOf } from '../../customers/customer-branch.js';
import { CustomersRepository } from '../../customers/customers.repository.js';
import type { DraftInvoiceRequest } from '../document/document-request.js';
import { PayloadProblem } from './payload-problem.js';

export interface CustomerReference {
  readonly identification: string;
  readonly branch_office: number;
}

@Injectable()
export class DocumentCustomers {
  constructor(
    private readonly withholdings: OrderWithholdings,
    private readonly customers: SiigoCustomers,
    private readonly known: CustomersRepository,
  ) {}

  /** Null without withholding; other currencies withhold nothing. */
  async withholdingOf({ customer, currency, items }: DraftInvoiceRequest) {
    const document = await this.documentOf(customer);
    const rates = document && (await this.withholdings.ofBuyer(document));
    if (!rates || currency !== 'COP') return null;
    const base = invoiceTotal(
      items.map(({ quantity, price, discount: value }) => ({
        quantity,
        price,
        discount: { kind: 'percentage', value },
        taxes: [],
      })),
    );
    return base < rates.minimumBase ? null : rates;
  }

  /** Null when the shop does not know the customer. */
  private async documentOf(
    customer: DraftInvoiceRequest['customer'],
  ): Promise<{ identification: string; idType: string } | null> {
    const { identification, branch_office: branch = 0 } = customer;
    if ('person_type' in customer) return { identification, idType: customer.id_type };
    const known = await this.known.findBranches(identification);
    return known.find(({ branchOffice }) => branchOffice === branch) ?? known[0] ?? null;
  }

  /** Null where SIIGO has none, 'unanswered' while it does not answer. */
  async lookUp(identification: string, idType?: string): Promise<SiigoCustomer | null | 'unanswered'> {
    const outcome = await this.customers.find(identification);
    if (outcome.kind !== 'ok') return 'unanswered';
    const [first] = outcome.value;
    return (idType === undefined ? first : outcome.value.find((row) => idTypeOf(row) === idType)) ?? null;
  }

  /** Returns the request itself where SIIGO has none, so that the invoice creates the customer. */
  async getOrCreate(wanted: SiigoCustomerRequest): Promise<SiigoCustomerRequest | CustomerReference> {
    const rows = valueOrThrow(await this.customers.find(wanted.identification));
    const found = rows.find((row) => idTypeOf(row) === wanted.id_type);
    if (found) return referenceTo(found);
    const branch = freeBranch(rows);
    return branch === 0 ? wanted : { ...wanted, branch_office: branch };
  }

  /** Defaults to the first branch; null where SIIGO has none. */
  async find({
    identification,
    branch_office: branch = 0,
  }: Partial<CustomerReference> &
    Pick<CustomerReference, 'identification'>): Promise<CustomerReference | null> {
    const rows = valueOrThrow(await this.customers.find(identification));
    const found = rows.find((row) => (row.branch_office ?? 0) === branch) ?? rows[0];
    return found ? referenceTo(found) : null;
  }
}

/** @throws PayloadProblem for an inactive customer */
function referenceTo(found: SiigoCustomer): CustomerReference {
  if (found.active === false)
    throw new PayloadProblem('CUSTOMER_INACTIVE', TEXTS.customerInactive, 'customer');
  return { identification: found.identification, branch_office: found.branch_office ?? 0 };
}
