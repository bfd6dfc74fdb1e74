import { Readiness } from '@lacteos/contracts/process';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, ANYONE } from '../access/index.js';
import { UnitOfWork } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { Answers } from '../http/index.js';
import { DatabaseCheck } from './database-check.js';
import { HealthDto } from './health.dto.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly readiness: Readiness,
    private readonly check: DatabaseCheck,
  ) {}

  @Allow(ANYONE)
  @Get('live')
  @Answers(HealthDto)
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Readiness: database writable, undamaged and responsive; process not about to end. */
  @Allow(ANYONE)
  @Get('ready')
  @Answers(HealthDto)
  async ready(): Promise<HealthDto> {
    try {
      this.check.requireIntact();
      await this.readiness.require(() => this.uow.requireWritable(), 'the database');
    } catch (error) {
      throw new AppError('UNAVAILABLE', {}, error);
    }
    return { status: 'ok' };
  }
}
