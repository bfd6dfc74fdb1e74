import type { AuditedAction, AuditedSubject } from '@lacteos/contracts/generated/audited-actions';
import { Injectable } from '@nestjs/common';

import { ChangeSignal } from '../change-signal/index.js';
import { Clock } from '../clock/index.js';
import { type Statement, UnitOfWork } from '../database/index.js';
import { foldText } from '../text/index.js';
import { differenceOf, type AuditDifference } from './audit-difference.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { AuditTrailRepository } from './audit-trail.repository.js';

/** `before` and `after` are whole rows; null if there was none. */
export interface AuditedChange {
  readonly actorId: number | null;
  readonly action: AuditedAction;
  readonly subject: AuditedSubject;
  readonly subjectId: number | string;
  readonly before: object | null;
  readonly after: object | null;
}
const SEARCH_LENGTH = 600;

@Injectable()
export class Audit {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly signal: ChangeSignal,
  ) {}

  /** Newest first, up to 10,000 entries. */
  actionsOf(actorId: number): Promise<AuditEntry[]> {
    return this.trail.ofActor(actorId);
  }

  /** Records within the caller's transaction; ignores a change without differences. */
  async record(change: AuditedChange): Promise<void> {
    const statements = this.buildRecord(change);
    if (statements.length > 0) await this.work.write(statements);
  }

  buildRecord(change: AuditedChange): Statement[] {
    const difference = differenceOf(change.before, change.after);
    if (isEmpty(difference)) return [];
    const statement = this.trail.buildAdd({
      at: this.clock.now(),
      actorId: change.actorId,
      action: change.action,
      subject: change.subject,
      subjectId: String(change.subjectId),
      ...difference,
      searchText: searchTextOf(change, difference),
    });
    return [{ ...statement, afterCommit: () => this.signal.announce() }];
  }
}

const isEmpty = ({ before, after }: AuditDifference): boolean =>
  Object.keys(before ?? {}).length === 0 && Object.keys(after ?? {}).length === 0;

function searchTextOf({ action, subject, subjectId }: AuditedChange, difference: AuditDifference): string {
  const values = [difference.after, difference.before].flatMap((fields) => Object.values(fields ?? {}));
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return foldText([action, subject, String(subjectId), ...texts].join(' ')).slice(0, SEARCH_LENGTH);
}
