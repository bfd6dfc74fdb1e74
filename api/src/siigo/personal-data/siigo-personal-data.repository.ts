import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { SiigoDocumentEntity } from '../invoicing/document/siigo-document.entity.js';

/** Queries about a person's invoices, and the customer that they name. */
@Injectable()
export class SiigoPersonalDataRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Invoices and credit notes of an account's orders. */
  async documentsOf(userId: number): Promise<SiigoDocumentEntity[]> {
    const ofPerson = 'SELECT id FROM orders WHERE user_id = :userId';
    return this.work.manager
      .createQueryBuilder(SiigoDocumentEntity, 'document')
      .where(`(document.order_id IN (${ofPerson}) OR document.former_order_id IN (${ofPerson}))`, { userId })
      .orderBy('document.id')
      .getMany();
  }

  customersOf(identification: string): Promise<CustomerEntity[]> {
    return this.work.manager.findBy(CustomerEntity, { identification });
  }

  /** Deletes a customer whom neither SIIGO nor any invoice knows. */
  async removeUnknown(identification: string): Promise<void> {
    const customerIdentification = identification;
    if (await this.work.manager.existsBy(SiigoDocumentEntity, { customerIdentification })) return;
    await this.work.manager.delete(CustomerEntity, { identification, idSiigo: IsNull() });
  }
}
