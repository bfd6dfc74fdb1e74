import { MESSAGE_FAILURES, type MessageFailure } from '@lacteos/contracts/reference/messages';

import {
  EnumField,
  IdArrayField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  SortField,
  TextField,
} from '../http/index.js';

export class DeadLetterListQuery extends ListQuery {
  @TextField({ optional: true, max: 80 })
  topic?: string;

  @SortField(['deadAt'])
  sort?: string;
}

/** The payload is not shown: it may name people. */
export class DeadLetterDto {
  @IdField()
  id: number;

  @TextField({ description: 'Topic of the outbox' })
  topic: string;

  @IdField({ nullable: true, description: 'Order that it is about' })
  orderId: number | null;

  @EnumField(MESSAGE_FAILURES, { description: 'Kind of the last failure' })
  failure: MessageFailure;

  @IntField()
  attempts: number;

  @MomentField({ description: 'When it was recorded' })
  createdAt: string;

  @MomentField({ description: 'When it was given up' })
  deadAt: string;
}

const MAX_LETTERS = 200;

export class RetryLettersDto {
  @IdArrayField({ min: 1, max: MAX_LETTERS })
  ids: number[];
}

export class DiscardLettersDto extends RetryLettersDto {
  @TextField({ max: 250, min: 3, required: 'Escriba el motivo.' })
  reason: string;
}

export class ChangedLettersDto {
  @IntField()
  changed: number;
}
