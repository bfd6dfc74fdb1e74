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

/** Filters of the messages that were given up. */
export class DeadLetterListQuery extends ListQuery {
  @TextField({ optional: true, max: 80 })
  topic?: string;

  @SortField(['deadAt'])
  sort?: string;
}

/** A message that was given up. Its payload is not shown: it may name people. */
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

/** Messages to try again. */
export class RetryLettersDto {
  @IdArrayField({ min: 1, max: MAX_LETTERS })
  ids: number[];
}

/** Messages to discard. */
export class DiscardLettersDto extends RetryLettersDto {
  @TextField({ max: 250, min: 3, required: 'Escriba el motivo.' })
  reason: string;
}

/** How many messages a call changed; others were no longer given up. */
export class ChangedLettersDto {
  @IntField()
  changed: number;
}
