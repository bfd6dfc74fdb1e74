import { errorKind, type SpanStart, traced } from '@lacteos/tracing';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { runForRequest } from '../origin/index.js';
import { failureOf, failureText, RejectedMessage, UnknownOutcome } from './message-failure.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.js';
import { parsePayload } from './turn-groups.js';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 3_600_000;
const UNKNOWN_RETRY_MS = 900_000;

@Injectable()
export class MessageRunner {
  private readonly logger = new Logger(MessageRunner.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly messages: OutboxRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param worker holder of the message's lease
   * @throws only when the result cannot be recorded
   */
  async run(message: OutboxMessage, worker: string): Promise<void> {
    await runForRequest(message.request_id, () =>
      traced(spanOf(message), async (span) => {
        const error = await this.attempt(message);
        if (error !== null) span?.fail(errorKind(error));
        await this.record(message, worker, error);
      }),
    );
  }

  private async record(message: OutboxMessage, worker: string, error: unknown): Promise<void> {
    if (error === null) await this.messages.finishDone(message.id, worker);
    else await this.messages.finishFailed(message.id, worker, this.recordFailure(message, error));
  }

  private async attempt({ id, topic, payload }: OutboxMessage): Promise<NonNullable<unknown> | null> {
    try {
      const handler = this.outbox.handlerOf(topic);
      if (!handler) throw new Error(`no handler for the topic ${topic}`);
      const value = parsePayload(payload);
      if (value === undefined) throw new RejectedMessage('the payload is no JSON');
      await handler(value, id);
      return null;
    } catch (error) {
      return error ?? new Error('unknown');
    }
  }

  /** Later each time; dead after `OUTBOX_MAX_ATTEMPTS`, or at once when a repetition cannot help. */
  private recordFailure(message: OutboxMessage, error: unknown): Partial<OutboxMessage> {
    const attempts = message.attempts + 1;
    const isDead = error instanceof RejectedMessage || attempts >= this.config.outboxMaxAttempts;
    const details = { err: error, topic: message.topic, messageId: message.id, attempts };
    if (isDead) this.logger.error(details, 'outbox message given up');
    else this.logger.warn(details, 'outbox message failed');
    const now = this.clock.now();
    const first = error instanceof UnknownOutcome ? UNKNOWN_RETRY_MS : FIRST_RETRY_MS;
    const pause = Math.min(first * 2 ** message.attempts, MAX_RETRY_MS);
    return {
      attempts,
      last_error: failureText(error),
      failure: failureOf(error),
      ...(isDead ? { dead_at: now } : { available_at: new Date(now.getTime() + pause) }),
    };
  }
}

const spanOf = ({ id, topic, attempts, request_id: requestId, traceparent }: OutboxMessage): SpanStart => ({
  name: `outbox ${topic}`,
  kind: 'consumer',
  parent: traceparent,
  attributes: {
    'messaging.message.id': String(id),
    'lacteos.attempt': attempts + 1,
    ...(requestId === null ? {} : { 'lacteos.request_id': requestId }),
  },
});
