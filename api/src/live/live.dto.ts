import { BooleanField, IdField, MomentField, NestedArrayField, TextField } from '#platform/http/index.js';
import { type Change, cursorText } from './change-cursor.js';
import type { ChangesSince } from './change-feed.js';

export class LiveQuery {
  @TextField({ optional: true, max: 40, pattern: /^\d{1,15}\.\d{1,15}$/, description: 'Of the last answer' })
  cursor?: string;
}

class LiveChangeDto {
  @TextField({ description: 'The same key may come twice' })
  key: string;

  @TextField({ description: "Kind of what changed, e.g. 'order'" })
  subject: string;

  @TextField()
  id: string;

  @TextField({ description: "What happened, e.g. 'OrderPlaced'" })
  name: string;

  @IdField({ nullable: true, description: 'Account that did it; null: the system' })
  by: number | null;

  @MomentField()
  at: string;
}

export class LiveChangesDto {
  @TextField()
  cursor: string;

  @MomentField({ description: 'Time of the server, to compare with the changes' })
  now: string;

  @BooleanField({ description: 'There was too much to name it: read everything again' })
  isTooMuch: boolean;

  @NestedArrayField(() => LiveChangeDto)
  changes: LiveChangeDto[];
}

const changeView = ({ key, subject, subjectId, name, by, at }: Change): LiveChangeDto => ({
  key,
  subject,
  id: subjectId,
  name,
  by,
  at: at.toISOString(),
});

export const changesView = ({ changes, cursor, isTooMuch }: ChangesSince, now: Date): LiveChangesDto => ({
  cursor: cursorText(cursor),
  now: now.toISOString(),
  isTooMuch,
  changes: changes.map(changeView),
});
