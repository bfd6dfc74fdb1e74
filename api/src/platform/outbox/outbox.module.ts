import { Global, Module } from '@nestjs/common';
import { MessageRunner } from './message-runner.js';
import { OutboxRetention } from './outbox-retention.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { StartPlans } from './start-plans.js';

@Global()
@Module({
  providers: [Outbox, OutboxRepository, MessageRunner, OutboxWorker, OutboxRetention, StartPlans],
  exports: [Outbox, OutboxWorker, StartPlans],
})
export class OutboxModule {}
