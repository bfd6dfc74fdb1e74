import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Answers, IdParam, paged, type Paged } from '../../platform/http/index.js';
import { AdminUserDto, AdminUserListQuery, OpenSessionDto, UserChangeDto } from './user-office.dto.js';
import { UserOfficeService } from './user-office.service.js';
import { UserSessionsService } from './user-sessions.service.js';

/** The accounts of the back office. */
@Controller('admin')
export class AdminUsersController {
  constructor(
    private readonly users: UserOfficeService,
    private readonly sessions: UserSessionsService,
  ) {}

  @Get('users')
  @Answers([AdminUserDto])
  async list(@Query() query: AdminUserListQuery): Promise<Paged<AdminUserDto[]>> {
    const { users, meta } = await this.users.list(query);
    return paged(users, meta);
  }

  @Put('user')
  @Answers(AdminUserDto)
  update(@Body() body: UserChangeDto, @CurrentUser() editor: RequestUser): Promise<AdminUserDto> {
    return this.users.update(body, editor);
  }

  @Get('users/:id/sessions')
  @Answers([OpenSessionDto])
  openSessions(
    @Param('id', new IdParam('USERS.NOT_FOUND')) id: number,
    @CurrentUser() editor: RequestUser,
  ): Promise<OpenSessionDto[]> {
    return this.sessions.open(id, editor);
  }

  @Delete('users/:id/sessions/:session')
  @Answers(null)
  closeSession(
    @Param('id', new IdParam('USERS.NOT_FOUND')) id: number,
    @Param('session') session: string,
    @CurrentUser() editor: RequestUser,
  ): Promise<void> {
    return this.sessions.close(id, session, editor);
  }
}
