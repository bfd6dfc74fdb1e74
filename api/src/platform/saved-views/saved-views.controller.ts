import { Body, Controller, Get, Param, Put } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../access/index.js';
import { UnitOfWork } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { Answers } from '../http/index.js';
import { SavedViewDto, SaveViewsDto } from './saved-views.dto.js';
import { type SavedView, SavedViewsEntity } from './saved-views.entity.js';

const TABLE_NAME = /^[a-z][a-z-]{1,39}$/;

/** The caller's own views of a back-office table; nobody sees another one's. */
@Controller('admin/views')
export class SavedViewsController {
  constructor(private readonly work: UnitOfWork) {}

  @Get(':table')
  @Answers([SavedViewDto])
  async list(@Param('table') table: string, @CurrentUser() user: RequestUser): Promise<SavedView[]> {
    const tableName = known(table);
    const row = await this.work.manager.findOneBy(SavedViewsEntity, { userId: user.id, tableName });
    return row?.views ?? [];
  }

  @Put(':table')
  @Answers([SavedViewDto])
  async save(
    @Param('table') table: string,
    @Body() { views }: SaveViewsDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SavedView[]> {
    const row = { userId: user.id, tableName: known(table), views: views.map(plain) };
    await this.work.manager.upsert(SavedViewsEntity, row, ['userId', 'tableName']);
    return row.views;
  }
}

function known(table: string): string {
  if (!TABLE_NAME.test(table)) throw new AppError('NOT_FOUND');
  return table;
}

const plain = ({ name, query }: SavedView): SavedView => ({ name, query });
