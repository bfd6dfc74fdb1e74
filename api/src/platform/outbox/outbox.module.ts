import { Global, Module } from '@nestjs/common';
import { DailyWork } from './daily-work.js';
import { MessageRunner } from './message-runner.js';
import { OutboxRetention } from './outbox-retention.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { StartPlans } from './start-plans.js';

@Global()
@Module({
  providers: [Outbox, OutboxRepository, MessageRunner, OutboxWorker, OutboxRetention, StartPlans, DailyWork],
  exports: [Outbox, OutboxWorker, StartPlans, DailyWork],
})
export class OutboxModule {}
