import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '../access/index.js';
import { Audited } from '../audit/index.js';
import { Answers, paged, pageOf, type Paged } from '../http/index.js';
import {
  ChangedLettersDto,
  DeadLetterDto,
  DeadLetterListQuery,
  DiscardLettersDto,
  RetryLettersDto,
} from './dead-letters.dto.js';
import { DeadLettersService } from './dead-letters.service.js';

@Controller('admin/messages')
export class DeadLettersController {
  constructor(private readonly letters: DeadLettersService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([DeadLetterDto])
  async list(@Query() query: DeadLetterListQuery): Promise<Paged<DeadLetterDto[]>> {
    const { rows, total } = await this.letters.list(query);
    const { page, pageSize } = pageOf(query);
    return paged(rows, { total, page, pageSize });
  }

  @Allow(ADMINISTRATORS)
  @Audited('outbox.retried', 'intentó enviar el mensaje de nuevo')
  @Post('retry')
  @HttpCode(200)
  @Answers(ChangedLettersDto)
  async retry(
    @Body() { ids }: RetryLettersDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ChangedLettersDto> {
    return { changed: await this.letters.retry(ids, user) };
  }

  @Allow(ADMINISTRATORS)
  @Audited('outbox.discarded', 'descartó el mensaje')
  @Post('discard')
  @HttpCode(200)
  @Answers(ChangedLettersDto)
  async discard(
    @Body() { ids, reason }: DiscardLettersDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ChangedLettersDto> {
    return { changed: await this.letters.discard(ids, reason, user) };
  }
}
