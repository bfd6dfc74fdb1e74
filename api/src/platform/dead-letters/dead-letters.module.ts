import { Module } from '@nestjs/common';

import { DeadLettersController } from './dead-letters.controller.js';
import { DeadLettersRepository } from './dead-letters.repository.js';
import { DeadLettersService } from './dead-letters.service.js';
import { OutboxMetrics } from './outbox-metrics.js';

@Module({
  controllers: [DeadLettersController],
  providers: [DeadLettersRepository, DeadLettersService, OutboxMetrics],
})
export class DeadLettersModule {}
