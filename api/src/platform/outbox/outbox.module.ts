import { Global, Module } from '@nestjs/common';
import { OutboxRetention } from './outbox-retention.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Outbox, OutboxWorker, OutboxRetention], exports: [Outbox, OutboxWorker] })
export class OutboxModule {}
