import { Readiness } from '@lacteos/contracts/process';
import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

@Module({
  controllers: [HealthController],
  providers: [{ provide: Readiness, useFactory: () => new Readiness() }],
  exports: [Readiness],
})
export class HealthModule {}
