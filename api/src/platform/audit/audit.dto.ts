import { ApiProperty } from '@nestjs/swagger';

import { DayField, IdField, ListQuery, MomentField, SortField, TextField } from '../http/index.js';

export class AuditListQuery extends ListQuery {
  @TextField({ optional: true, max: 40 })
  subject?: string;

  @TextField({ optional: true, max: 64 })
  subjectId?: string;

  @IdField({ optional: true, fromText: true, description: 'Account that made the change' })
  actor?: number;

  @DayField({ optional: true })
  from?: string;

  @DayField({ optional: true })
  to?: string;

  @SortField(['id'])
  sort?: string;
}

const FIELDS = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditEntryDto {
  @IdField()
  id: number;

  @MomentField()
  at: string;

  @IdField({ nullable: true, description: 'null: the system' })
  actorId: number | null;

  @TextField({ nullable: true })
  actorEmail: string | null;

  @TextField({ description: "Module and past tense, e.g. 'products.updated'" })
  action: string;

  @TextField()
  subject: string;

  @TextField()
  subjectId: string;

  @TextField({ nullable: true, description: 'Name of the row today; null when it has none' })
  subjectName: string | null;

  @ApiProperty(FIELDS)
  before: Record<string, unknown> | null;

  @ApiProperty(FIELDS)
  after: Record<string, unknown> | null;
}
