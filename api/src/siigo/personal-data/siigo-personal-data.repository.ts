import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { isDocumentOf, type Person } from '#platform/personal-data/index.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { SiigoDocumentEntity } from '../invoicing/document/siigo-document.entity.js';

@Injectable()
export class SiigoPersonalDataRepository {
  constructor(private readonly work: UnitOfWork) {}

  async documentsOf(userId: number): Promise<SiigoDocumentEntity[]> {
    const ofPerson = 'SELECT id FROM orders WHERE user_id = :userId';
    return this.work.manager
      .createQueryBuilder(SiigoDocumentEntity, 'document')
      .where(`(document.order_id IN (${ofPerson}) OR document.former_order_id IN (${ofPerson}))`, { userId })
      .orderBy('document.id')
      .getMany();
  }

  /** Others may have the number under another document type. */
  async customersOf(person: Person): Promise<CustomerEntity[]> {
    const rows = await this.work.manager.findBy(CustomerEntity, { identification: person.document });
    return rows.filter((row) => isDocumentOf(person, row));
  }

  /** Deletes customers that neither SIIGO nor an invoice knows. */
  async removeUnknown(person: Person): Promise<void> {
    const customerIdentification = person.document;
    if (await this.work.manager.existsBy(SiigoDocumentEntity, { customerIdentification })) return;
    const unknown = (await this.customersOf(person)).filter(({ idSiigo }) => idSiigo === null);
    await this.work.manager.delete(CustomerEntity, { id: In(unknown.map(({ id }) => id)) });
  }
}
