import { Body, Controller, Get, Param, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '../access/index.js';
import { AppError } from '../errors/index.js';
import { Answers } from '../http/index.js';
import { SavedViewDto, SaveViewsDto } from './saved-views.dto.js';
import type { SavedView } from './saved-views.entity.js';
import { SavedViewsRepository } from './saved-views.repository.js';

const TABLE_NAME = /^[a-z][a-z-]{1,39}$/;

@Controller('admin/views')
export class SavedViewsController {
  constructor(private readonly saved: SavedViewsRepository) {}

  @Allow(ADMINISTRATORS)
  @Get(':table')
  @Answers([SavedViewDto])
  async list(@Param('table') table: string, @CurrentUser() user: RequestUser): Promise<SavedView[]> {
    return this.saved.find(user.id, known(table));
  }

  @Allow(ADMINISTRATORS)
  @Put(':table')
  @Answers([SavedViewDto])
  async save(
    @Param('table') table: string,
    @Body() { views }: SaveViewsDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SavedView[]> {
    const saved = views.map(plain);
    await this.saved.replace(user.id, known(table), saved);
    return saved;
  }
}

function known(table: string): string {
  if (!TABLE_NAME.test(table)) throw new AppError('NOT_FOUND');
  return table;
}

const plain = ({ name, query }: SavedView): SavedView => ({ name, query });
