import { Global, Module } from '@nestjs/common';
import { MessageRunner } from './message-runner.js';
import { OutboxRetention } from './outbox-retention.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';

@Global()
@Module({
  providers: [Outbox, OutboxRepository, MessageRunner, OutboxWorker, OutboxRetention],
  exports: [Outbox, OutboxWorker],
})
export class OutboxModule {}
