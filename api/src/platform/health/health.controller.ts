import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UnitOfWork } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { Answers } from '../http/index.js';
import { HealthDto } from './health.dto.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly uow: UnitOfWork) {}

  /** The process answers. */
  @Get('live')
  @Answers(HealthDto)
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers. */
  @Get('ready')
  @Answers(HealthDto)
  async ready(): Promise<HealthDto> {
    try {
      await this.uow.manager.query('SELECT 1');
    } catch (error) {
      throw new AppError('UNAVAILABLE', {}, error);
    }
    return { status: 'ok' };
  }
}
