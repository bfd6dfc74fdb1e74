import { WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { readSearch } from '@lacteos/contracts/identification/read-search';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { pageOf, sortOf } from '#platform/http/index.js';
import { likeContaining } from '#platform/text/index.js';
import { ClaimEntity } from '../claim/claim.entity.js';
import type { ClaimListQuery } from './claim.dto.js';

/** Last days for a claim to be overdue or due soon. */
interface UrgentDays {
  readonly today: string;
  readonly soon: string;
}
const WAITING = 'claim.state IN (:...waiting)';
const UNREPORTED = 'claim.harm IS NOT NULL AND claim.harm_reported_at IS NULL';

@Injectable()
export class ClaimListRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Default order: claims that must be reported first, then by due day. */
  async page(query: ClaimListQuery, days: UrgentDays): Promise<[ClaimEntity[], number]> {
    const { skip, take } = pageOf(query);
    const found = this.filtered(query, days);
    const { column, direction } = sortOf(query.sort, 'urgency');
    if (column !== 'urgency') found.orderBy(`claim.${column}`, direction);
    else
      found
        .addSelect(`CASE WHEN ${UNREPORTED} THEN 0 ELSE 1 END`, 'reported')
        .addSelect(`CASE WHEN ${WAITING} THEN 0 ELSE 1 END`, 'done')
        .orderBy('reported', 'ASC')
        .addOrderBy('done', 'ASC')
        .addOrderBy('claim.dueOn', 'ASC');
    const rows = await found.addOrderBy('claim.id', 'ASC').offset(skip).limit(take).getMany();
    return [rows, await this.filtered(query, days).getCount()];
  }

  /** Also finds the first day on which harm must be reported. */
  async counts({ today, soon }: UrgentDays) {
    const row = await this.work.manager
      .createQueryBuilder(ClaimEntity, 'claim')
      .select(`SUM(CASE WHEN ${WAITING} THEN 1 ELSE 0 END)`, 'open')
      .addSelect(`SUM(CASE WHEN ${WAITING} AND claim.due_on < :today THEN 1 ELSE 0 END)`, 'overdue')
      .addSelect(
        `SUM(CASE WHEN ${WAITING} AND claim.due_on >= :today AND claim.due_on <= :soon THEN 1 ELSE 0 END)`,
        'dueSoon',
      )
      .addSelect(`SUM(CASE WHEN ${UNREPORTED} THEN 1 ELSE 0 END)`, 'harms')
      .addSelect(`MIN(CASE WHEN ${UNREPORTED} THEN claim.harm_due_on END)`, 'harmDueOn')
      .where(new Brackets((any) => any.where(WAITING).orWhere(UNREPORTED)))
      .setParameters({ waiting: [...WAITING_CLAIM_STATES], today, soon })
      .getRawOne<Record<'open' | 'overdue' | 'dueSoon' | 'harms' | 'harmDueOn', string | number | null>>();
    const count = (name: 'open' | 'overdue' | 'dueSoon' | 'harms'): number => Number(row?.[name] ?? 0);
    return {
      open: count('open'),
      overdue: count('overdue'),
      dueSoon: count('dueSoon'),
      harms: count('harms'),
      harmDueOn: row?.harmDueOn ? String(row.harmDueOn) : null,
    };
  }

  private filtered(query: ClaimListQuery, { today, soon }: UrgentDays): SelectQueryBuilder<ClaimEntity> {
    const { state, kind, urgency, harm, assigneeId, orderId, search } = query;
    const found = this.work.manager
      .createQueryBuilder(ClaimEntity, 'claim')
      .setParameters({ waiting: [...WAITING_CLAIM_STATES], today, soon });
    if (state) found.andWhere('claim.state = :state', { state });
    if (kind) found.andWhere('claim.kind = :kind', { kind });
    if (assigneeId) found.andWhere('claim.assignee_id = :assigneeId', { assigneeId });
    if (orderId) found.andWhere('claim.order_id = :orderId', { orderId });
    if (harm !== undefined) found.andWhere(`claim.harm IS ${harm ? 'NOT ' : ''}NULL`);
    if (urgency) found.andWhere(URGENCY[urgency]);
    if (search)
      found.andWhere(
        "(claim.search_text LIKE :text ESCAPE '!' OR claim.search_text LIKE :number ESCAPE '!')",
        {
          text: likeContaining(search),
          number: likeContaining(readSearch(search)),
        },
      );
    return found;
  }
}

const URGENCY = {
  overdue: `${WAITING} AND claim.due_on < :today`,
  'due-soon': `${WAITING} AND claim.due_on >= :today AND claim.due_on <= :soon`,
  'in-time': `${WAITING} AND claim.due_on > :soon`,
  done: `NOT ${WAITING}`,
} as const;
