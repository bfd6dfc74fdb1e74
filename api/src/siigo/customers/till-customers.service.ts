import { readDocument } from '@lacteos/contracts/identification/identification';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import type { CustomerEntity } from './customer.entity.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import type { TillCustomerDto } from './till-customer.dto.js';

@Injectable()
export class TillCustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly lookups: CustomersService,
  ) {}

  /** The shop's own records first, then SIIGO, whose silence counts as unknown. */
  async find(typed: string, documentType: TillCustomerDto['documentType']): Promise<TillCustomerDto | null> {
    const identification = readDocument(documentType, typed);
    const known = (await this.customers.findBranches(identification)).find(
      ({ idType }) => idType === documentType,
    );
    if (known) return { ...viewOf(known, documentType), source: 'local' };
    const bought = await this.customers.findBuyer(identification, documentType);
    if (bought) return { documentType, identification, ...bought, source: 'local' };
    const found = await this.lookUp(identification, documentType);
    return found?.idType === documentType ? { ...viewOf(found, documentType), source: 'siigo' } : null;
  }

  private async lookUp(identification: string, idType: string): Promise<CustomerEntity | null> {
    try {
      return await this.lookups.lookUp(identification, idType);
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('SIIGO.')) return null;
      throw error;
    }
  }
}

const viewOf = (
  { identification, nameCompany, firstName, lastName, contacts }: CustomerEntity,
  documentType: TillCustomerDto['documentType'],
): Omit<TillCustomerDto, 'source'> => ({
  documentType,
  identification,
  name: nameCompany || [firstName, lastName].filter(Boolean).join(' '),
  email: contacts.find(({ email }) => email)?.email ?? null,
});
