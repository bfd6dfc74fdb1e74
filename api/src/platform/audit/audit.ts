import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { UnitOfWork } from '../database/index.js';
import { foldText } from '../text/index.js';
import { differenceOf, type AuditDifference } from './audit-difference.js';
import { AuditEntry } from './audit-entry.entity.js';

/** A change by staff; `before` and `after` are the row's whole states, null where it did not exist. */
export interface AuditedChange {
  readonly actorId: number | null;
  /** Module and past tense, e.g. 'products.updated'. */
  readonly action: string;
  /** Kind of the row, e.g. 'product'. */
  readonly subject: string;
  readonly subjectId: number | string;
  readonly before: object | null;
  readonly after: object | null;
}
const SEARCH_LENGTH = 600;

/** Writes the audit trail. */
@Injectable()
export class Audit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Records a change in the transaction that makes it: both are kept, or none. A change of nothing records nothing. */
  async record(change: AuditedChange): Promise<void> {
    const difference = differenceOf(change.before, change.after);
    if (isEmpty(difference)) return;
    await this.work.manager.insert(AuditEntry, {
      at: this.clock.now(),
      actorId: change.actorId,
      action: change.action,
      subject: change.subject,
      subjectId: String(change.subjectId),
      ...difference,
      searchText: searchTextOf(change, difference),
    });
  }
}

const isEmpty = ({ before, after }: AuditDifference): boolean =>
  Object.keys(before ?? {}).length === 0 && Object.keys(after ?? {}).length === 0;

function searchTextOf({ action, subject, subjectId }: AuditedChange, difference: AuditDifference): string {
  const values = [difference.after, difference.before].flatMap((fields) => Object.values(fields ?? {}));
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return foldText([action, subject, String(subjectId), ...texts].join(' ')).slice(0, SEARCH_LENGTH);
}
