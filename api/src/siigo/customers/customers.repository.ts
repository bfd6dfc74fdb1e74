import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import type { CustomerDataDto } from '#orders/order/index.js';
import { CustomerEntity } from './customer.entity.js';
import type { CustomerFields } from './request/customer-fields.js';

interface AccountRow {
  first_name: string | null;
  last_name: string | null;
  name_company: string | null;
  email: string;
}

@Injectable()
export class CustomersRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** The main branch first; other branches may be other persons. */
  findBranches(identification: string): Promise<CustomerEntity[]> {
    return this.work.manager.find(CustomerEntity, {
      where: { identification },
      order: { branchOffice: 'ASC' },
    });
  }

  /** Of accounts, else of the last order for that person; accounts and orders are read by table name. */
  async findBuyer(
    identification: string,
    idType: string,
  ): Promise<{ name: string; email: string | null } | null> {
    const [account] = await this.work.manager.query<AccountRow[]>(
      `SELECT first_name, last_name, name_company, email FROM users
       WHERE n_document = ? AND id_type = ? AND id_role = ? AND active = 1`,
      [identification, idType, ROLES.user],
    );
    if (account) {
      const { name_company, first_name, last_name, email } = account;
      return { name: name_company || [first_name, last_name].filter(Boolean).join(' '), email };
    }
    const orders = await this.work.manager.query<{ customer: string }[]>(
      'SELECT customer FROM orders WHERE n_document = ? AND customer IS NOT NULL ORDER BY id DESC LIMIT 20',
      [identification],
    );
    const customers = orders.map(({ customer }) => JSON.parse(customer) as CustomerDataDto);
    const last = customers.find(({ id_type }) => id_type === idType);
    if (!last) return null;
    const name = last.nameCompany || [last.first_name, last.last_name].filter(Boolean).join(' ');
    return { name, email: last.contact_email ?? null };
  }

  findBranch(identification: string, branchOffice: number): Promise<CustomerEntity | null> {
    return this.work.manager.findOneBy(CustomerEntity, { identification, branchOffice });
  }

  findById(id: number): Promise<CustomerEntity | null> {
    return this.work.manager.findOneBy(CustomerEntity, { id });
  }

  findAllByIdentification(identifications: readonly string[]): Promise<CustomerEntity[]> {
    if (identifications.length === 0) return Promise.resolve([]);
    return this.work.manager.findBy(CustomerEntity, { identification: In([...identifications]) });
  }

  async list(search: string | null, skip: number, take: number): Promise<[CustomerEntity[], number]> {
    const query = this.work.manager.createQueryBuilder(CustomerEntity, 'customer');
    if (search) {
      const contained = `%${search.replace(/[!%_]/g, '!$&')}%`;
      query.where("customer.identification LIKE :contained ESCAPE '!'", { contained });
    }
    return query.orderBy('customer.id', 'DESC').offset(skip).limit(take).getManyAndCount();
  }

  async insert(row: Omit<CustomerEntity, 'id'>): Promise<CustomerEntity> {
    const { identifiers } = await this.work.manager.insert(CustomerEntity, { ...row });
    return { ...row, id: Number(identifiers[0]?.['id']) };
  }

  /** @returns false while an edit holds the row */
  async replace(
    { id, version }: Pick<CustomerEntity, 'id' | 'version'>,
    change: Partial<CustomerFields> & Pick<CustomerEntity, 'idSiigo' | 'syncedAt' | 'version'>,
    now: Date,
  ): Promise<boolean> {
    const result = await this.work.manager
      .createQueryBuilder()
      .update(CustomerEntity)
      .set(change)
      .where('id = :id AND version = :seen AND (saving_until IS NULL OR saving_until <= :now)', {
        id,
        seen: version,
        now,
      })
      .execute();
    return result.affected === 1;
  }

  /** Acquires the lease to save a version; false when it changed or another edit holds it. */
  async claim(id: number, version: number, now: Date, until: Date): Promise<boolean> {
    const result = await this.work.manager
      .createQueryBuilder()
      .update(CustomerEntity)
      .set({ savingUntil: until })
      .where('id = :id AND version = :version AND (saving_until IS NULL OR saving_until <= :now)', {
        id,
        version,
        now,
      })
      .execute();
    return result.affected === 1;
  }

  /** Null for an empty table. */
  async lastSync(): Promise<Date | null> {
    const [row] = await this.work.manager.find(CustomerEntity, {
      select: { id: true, syncedAt: true },
      where: { syncedAt: Not(IsNull()) },
      order: { syncedAt: 'DESC' },
      take: 1,
    });
    return row?.syncedAt ?? null;
  }

  /** Stores the change and releases the lease. */
  async finish(id: number, change: Partial<CustomerEntity>): Promise<void> {
    await this.work.manager.update(CustomerEntity, { id }, { ...change, savingUntil: null });
  }
}
