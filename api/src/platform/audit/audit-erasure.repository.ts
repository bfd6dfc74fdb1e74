import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '../database/index.js';
import { likeContaining } from '../text/index.js';
import { AuditEntry } from './audit-entry.entity.js';

export type ErasableEntry = Pick<AuditEntry, 'id' | 'action' | 'subject' | 'subjectId' | 'before' | 'after'>;

const MENTIONS = ['entry.search_text', 'LOWER(entry.before_fields)', 'LOWER(entry.after_fields)']
  .map((field) => `${field} LIKE :text ESCAPE '!'`)
  .join(' OR ');

@Injectable()
export class AuditErasureRepository {
  constructor(private readonly work: UnitOfWork) {}

  about(subject: string, subjectIds: readonly string[]): Promise<ErasableEntry[]> {
    return this.work.manager.findBy(AuditEntry, { subject, subjectId: In([...subjectIds]) });
  }

  /** Reads the whole trail: no index covers it. */
  mentioning(text: string, after: number, limit: number): Promise<ErasableEntry[]> {
    return this.work.manager
      .createQueryBuilder(AuditEntry, 'entry')
      .where('entry.id > :after', { after })
      .andWhere(`(${MENTIONS})`, { text: likeContaining(text) })
      .orderBy('entry.id')
      .take(limit)
      .getMany();
  }

  async rewrite({
    id,
    ...change
  }: Pick<AuditEntry, 'id' | 'before' | 'after' | 'searchText'>): Promise<void> {
    await this.work.manager.update(AuditEntry, { id }, change);
  }
}
