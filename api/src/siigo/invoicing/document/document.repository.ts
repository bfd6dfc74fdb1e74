import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';

import { UnitOfWork } from '../../../platform/database/index.js';
import type { InvoiceStateName } from './invoice-state.js';
import { SiigoDocumentEntity } from './siigo-document.entity.js';

/** A lease on a document: whoever holds it may work on it until then. */
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

/** The statements on electronic documents. */
@Injectable()
export class DocumentRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Inserts a document and answers its id; a second one of an order or a caller's key fails with a duplicate key. */
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

  findBy(where: FindOptionsWhere<SiigoDocumentEntity>): Promise<SiigoDocumentEntity | null> {
    return this.work.manager.findOneBy(SiigoDocumentEntity, where);
  }

  /** Invoices and credit notes of the shop among these ids of SIIGO. */
  async withSiigoIds(siigoIds: readonly string[]): Promise<SiigoDocumentEntity[]> {
    if (siigoIds.length === 0) return [];
    return this.work.manager.findBy(SiigoDocumentEntity, { siigoId: In([...siigoIds]) });
  }

  /** Documents in one of the states, and those under way since before `since`; newest change first. */
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

  /** Invoices of the shop whose row is from `since` or later. */
  invoicesSince(since: Date): Promise<SiigoDocumentEntity[]> {
    return this.work.manager.findBy(SiigoDocumentEntity, {
      kind: 'invoice',
      createdAt: MoreThanOrEqual(since),
    });
  }

  /** Notes what became of a mail; the document's own course is not touched. */
  async setMailState(id: number, mailState: string, updatedAt: Date): Promise<void> {
    await this.work.manager.update(SiigoDocumentEntity, { id }, { mailState, updatedAt });
  }

  /** Takes the lease of a document at one version when nobody holds it; of two at once only one succeeds. */
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

  /**
   * Changes a document that the caller holds and raises its version; whether he still held it. Without a token the
   * document must be free.
   */
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
