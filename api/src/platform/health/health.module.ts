import { Readiness } from '@lacteos/contracts/process';
import { Module } from '@nestjs/common';
import { DatabaseCheck } from './database-check.js';
import { HealthController } from './health.controller.js';

@Module({
  controllers: [HealthController],
  providers: [DatabaseCheck, { provide: Readiness, useFactory: () => new Readiness() }],
  exports: [Readiness],
})
export class HealthModule {}
