import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';
import { Between, In, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { escapeLike } from '#platform/text/index.js';
import type { InvoiceStateName } from './invoice-state.js';
import { storedStatesOf, type ListedState } from './listed-states.js';
import { SiigoDocumentEntity } from './siigo-document.entity.js';

export interface Lease {
  readonly token: string;
  readonly until: Date;
}
export type DocumentChange = Partial<Omit<SiigoDocumentEntity, 'id' | 'version' | 'createdAt'>>;
export type NewDocument = Pick<
  SiigoDocumentEntity,
  | 'kind'
  | 'orderId'
  | 'creditsId'
  | 'requestKey'
  | 'reference'
  | 'request'
  | 'customerIdentification'
  | 'total'
  | 'actorId'
>;

export interface InvoiceFilter {
  readonly state: ListedState;
  readonly name?: string | undefined;
  readonly customerIdentification?: string | undefined;
  /** First and last moment. */
  readonly created?: readonly [Date, Date] | undefined;
  readonly updated?: readonly [Date, Date] | undefined;
}

const ISSUED_NOTE =
  "EXISTS (SELECT 1 FROM siigo_documents note WHERE note.credits_id = invoice.id AND note.state = 'issued')";

@Injectable()
export class DocumentRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns its id @throws a duplicate key for a second one of an order or request key */
  async insert(row: NewDocument, now: Date): Promise<number> {
    const { identifiers } = await this.work.manager.insert(SiigoDocumentEntity, {
      ...row,
      state: 'pending',
      version: 0,
      reasons: [],
      createdAt: now,
      updatedAt: now,
    });
    return (identifiers[0] as { id: number }).id;
  }

  find(id: number): Promise<SiigoDocumentEntity | null> {
    return this.findBy({ id });
  }

  notesOf(creditsId: number): Promise<SiigoDocumentEntity[]> {
    return this.work.manager.find(SiigoDocumentEntity, { where: { creditsId }, order: { id: 'ASC' } });
  }

  async notesOfAll(invoiceIds: readonly number[]): Promise<SiigoDocumentEntity[]> {
    if (invoiceIds.length === 0) return [];
    return this.work.manager.find(SiigoDocumentEntity, {
      where: { creditsId: In([...invoiceIds]) },
      order: { id: 'ASC' },
    });
  }

  async findByOrders(orderIds: readonly number[]): Promise<SiigoDocumentEntity[]> {
    if (orderIds.length === 0) return [];
    return this.work.manager.findBy(SiigoDocumentEntity, { orderId: In([...orderIds]) });
  }

  /** Newest first, including former ones. */
  ofOrder(orderId: number): Promise<SiigoDocumentEntity[]> {
    return this.work.manager.find(SiigoDocumentEntity, {
      where: [{ orderId }, { formerOrderId: orderId }],
      order: { id: 'DESC' },
    });
  }

  /** Locks until the transaction ends, by a change: see `OrderRepository.lock`. */
  async lock(id: number): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(SiigoDocumentEntity)
      .set({ lockCount: () => 'lock_count + 1' })
      .where('id = :id', { id })
      .execute();
  }

  /** Frees an order for its next invoice once the last one is undone. */
  async makeFormer(orderId: number, undone: readonly InvoiceStateName[]): Promise<void> {
    await this.work.manager.update(
      SiigoDocumentEntity,
      { orderId, state: In([...undone]) },
      { orderId: null, formerOrderId: orderId },
    );
  }

  findBy(where: FindOptionsWhere<SiigoDocumentEntity>): Promise<SiigoDocumentEntity | null> {
    return this.work.manager.findOneBy(SiigoDocumentEntity, where);
  }

  async withIds(ids: readonly number[]): Promise<SiigoDocumentEntity[]> {
    if (ids.length === 0) return [];
    return this.work.manager.findBy(SiigoDocumentEntity, { id: In([...ids]) });
  }

  async withSiigoIds(siigoIds: readonly string[]): Promise<SiigoDocumentEntity[]> {
    if (siigoIds.length === 0) return [];
    return this.work.manager.findBy(SiigoDocumentEntity, { siigoId: In([...siigoIds]) });
  }

  /** Keeps the ids that a document of the shop has. */
  async takenSiigoIds(siigoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.withSiigoIds(siigoIds);
    return new Set(rows.flatMap(({ siigoId }) => siigoId ?? []));
  }

  /** Includes documents in progress since before `since`; latest change first. */
  needingAttention(
    states: readonly InvoiceStateName[],
    underWay: readonly InvoiceStateName[],
    since: Date,
    take: number,
  ): Promise<[SiigoDocumentEntity[], number]> {
    return this.work.manager.findAndCount(SiigoDocumentEntity, {
      where: [{ state: In([...states]) }, { state: In([...underWay]), createdAt: LessThan(since) }],
      order: { updatedAt: 'DESC', id: 'DESC' },
      take,
    });
  }

  /** Newest first. */
  async pageOfInvoices(
    { state, name, customerIdentification, created, updated }: InvoiceFilter,
    { skip, take }: { readonly skip: number; readonly take: number },
  ): Promise<{ rows: SiigoDocumentEntity[]; total: number; sum: Centavos }> {
    const query = this.work.manager.createQueryBuilder(SiigoDocumentEntity, 'invoice').where({
      kind: 'invoice',
      state: In([...storedStatesOf(state)]),
      ...(customerIdentification ? { customerIdentification } : {}),
      ...(created ? { createdAt: Between(...created) } : {}),
      ...(updated ? { updatedAt: Between(...updated) } : {}),
    });
    if (name) query.andWhere("invoice.name LIKE :name ESCAPE '!'", { name: `%${escapeLike(name)}%` });
    if (state === 'partly-credited') query.andWhere(ISSUED_NOTE);
    if (state === 'issued') query.andWhere(`NOT ${ISSUED_NOTE}`);
    const sums = await query
      .clone()
      .select('COUNT(*)', 'total')
      .addSelect('SUM(COALESCE(invoice.siigo_total, invoice.total))', 'sum')
      .getRawOne<{ total: number | string; sum: number | string | null }>();
    const rows = await query.orderBy('invoice.id', 'DESC').offset(skip).limit(take).getMany();
    return { rows, total: Number(sums?.total ?? 0), sum: centavos(Number(sums?.sum ?? 0)) };
  }

  invoicesSince(since: Date): Promise<SiigoDocumentEntity[]> {
    return this.work.manager.findBy(SiigoDocumentEntity, {
      kind: 'invoice',
      createdAt: MoreThanOrEqual(since),
    });
  }

  async setMailState(id: number, mailState: string): Promise<void> {
    const updatedAt = this.clock.now();
    await this.work.manager.update(SiigoDocumentEntity, { id }, { mailState, updatedAt });
  }

  /** Acquires a free lease at a version. @returns whether it was acquired */
  async claim(id: number, version: number, lease: Lease, now: Date): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(SiigoDocumentEntity)
      .set({ leaseToken: lease.token, leaseUntil: lease.until })
      .where('id = :id AND version = :version AND (lease_until IS NULL OR lease_until <= :now)', {
        id,
        version,
        now,
      })
      .execute();
    return outcome.affected === 1;
  }

  /** Without a token, requires a free document. @returns whether it was changed */
  async change(
    { id, version }: Pick<SiigoDocumentEntity, 'id' | 'version'>,
    token: string | null,
    change: DocumentChange,
  ): Promise<boolean> {
    const holder = token === null ? 'lease_token IS NULL' : 'lease_token = :token';
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(SiigoDocumentEntity)
      .set({ ...change, version: version + 1 })
      .where(`id = :id AND version = :version AND ${holder}`, { id, version, token })
      .execute();
    return outcome.affected === 1;
  }
}
