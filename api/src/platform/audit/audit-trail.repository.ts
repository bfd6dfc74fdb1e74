import { endOfColombianDay, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';
import { In, LessThan, type SelectQueryBuilder } from 'typeorm';

import { insertionOf, type Statement, UnitOfWork } from '../database/index.js';
import { pageOf, sortOf } from '../http/index.js';
import { likeContaining } from '../text/index.js';
import { AuditNamesRepository, keyOf, withNames, type AuditNames } from './audit-names.repository.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditEntryDto, AuditListQuery } from './audit.dto.js';

const INTO =
  'audit_entries (at, actor_id, action, subject, subject_id, before_fields, after_fields, search_text)';
const jsonOrNull = (fields: AuditEntry['before']): string | null => fields && JSON.stringify(fields);

@Injectable()
export class AuditTrailRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly names: AuditNamesRepository,
  ) {}

  buildAdd(entry: Omit<AuditEntry, 'id'>): Statement {
    const { at, actorId, action, subject, subjectId, before, after, searchText } = entry;
    return insertionOf(INTO, [
      [at, actorId, action, subject, subjectId, jsonOrNull(before), jsonOrNull(after), searchText],
    ]);
  }

  ofActor(actorId: number): Promise<AuditEntry[]> {
    return this.work.manager.find(AuditEntry, { where: { actorId }, order: { id: 'DESC' }, take: 10_000 });
  }

  async deleteBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.work.manager.find(AuditEntry, {
      where: { at: LessThan(before) },
      select: { id: true },
      order: { at: 'ASC' },
      take: limit,
    });
    if (rows.length > 0) await this.work.manager.delete(AuditEntry, { id: In(rows.map(({ id }) => id)) });
    return rows.length;
  }

  async list(query: AuditListQuery): Promise<{ entries: AuditEntryDto[]; total: number }> {
    const { skip, take } = pageOf(query);
    const { direction } = sortOf(query.sort, '-id');
    const [{ entities, raw }, total] = await Promise.all([
      this.matching(query)
        .leftJoin('users', 'actor', 'actor.id = entry.actor_id')
        .addSelect('actor.email', 'actor_email')
        .orderBy('entry.id', direction)
        .offset(skip)
        .limit(take)
        .getRawAndEntities<{ actor_email: string | null }>(),
      this.matching(query).getCount(),
    ]);
    const names = await this.names.findNames(entities);
    const entries = entities.map((entry, n) => entryView(entry, raw[n]?.actor_email ?? null, names));
    return { entries, total };
  }

  private matching(query: AuditListQuery): SelectQueryBuilder<AuditEntry> {
    const entries = this.work.manager.createQueryBuilder(AuditEntry, 'entry');
    const { subject, subjectId, actor, from, to, search } = query;
    if (subject) entries.andWhere('entry.subject = :subject', { subject });
    if (subjectId) entries.andWhere('entry.subject_id = :subjectId', { subjectId });
    if (actor) entries.andWhere('entry.actor_id = :actor', { actor });
    if (from) entries.andWhere('entry.at >= :from', { from: startOfColombianDay(from) });
    if (to) entries.andWhere('entry.at <= :to', { to: endOfColombianDay(to) });
    if (search) {
      entries.andWhere("entry.search_text LIKE :term ESCAPE '!'", { term: likeContaining(search) });
    }
    return entries;
  }
}

const entryView = (entry: AuditEntry, actorEmail: string | null, names: AuditNames): AuditEntryDto => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorEmail,
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  subjectName: names.get(keyOf(entry.subject, entry.subjectId)) ?? null,
  before: withNames(entry.before, names),
  after: withNames(entry.after, names),
});
