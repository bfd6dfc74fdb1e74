import { Global, Module } from '@nestjs/common';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [Outbox, OutboxWorker], exports: [Outbox, OutboxWorker] })
export class OutboxModule {}
