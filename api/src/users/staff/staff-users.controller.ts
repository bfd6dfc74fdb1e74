import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, paged, type Paged } from '#platform/http/index.js';
import { OpenSessionDto } from '../sessions/open-session.dto.js';
import { AdminUserDto, StaffUserListQuery, UserChangeDto } from './staff-users.dto.js';
import { StaffUsersService } from './staff-users.service.js';
import { UserSessionsService } from './user-sessions.service.js';

@Controller('admin')
export class StaffUsersController {
  constructor(
    private readonly users: StaffUsersService,
    private readonly sessions: UserSessionsService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('users')
  @Answers([AdminUserDto])
  async list(@Query() query: StaffUserListQuery): Promise<Paged<AdminUserDto[]>> {
    const { users, meta } = await this.users.list(query);
    return paged(users, meta);
  }

  @Allow(ADMINISTRATORS)
  @Audited('users.updated', 'cambió el usuario')
  @Put('user')
  @Answers(AdminUserDto)
  update(@Body() body: UserChangeDto, @CurrentUser() editor: RequestUser): Promise<AdminUserDto> {
    return this.users.update(body, editor);
  }

  @Allow(ADMINISTRATORS)
  @Audited('users.totp-reset', 'quitó el segundo paso de ingreso')
  @Delete('users/:id/totp')
  @Answers(null)
  resetTotp(
    @Param('id', new IdParam('USERS.NOT_FOUND')) id: number,
    @CurrentUser() editor: RequestUser,
  ): Promise<void> {
    return this.sessions.resetTotp(id, editor);
  }

  @Allow(ADMINISTRATORS)
  @Get('users/:id/sessions')
  @Answers([OpenSessionDto])
  openSessions(
    @Param('id', new IdParam('USERS.NOT_FOUND')) id: number,
    @CurrentUser() editor: RequestUser,
  ): Promise<OpenSessionDto[]> {
    return this.sessions.open(id, editor);
  }

  @Allow(ADMINISTRATORS)
  @Audited('users.session-closed', 'cerró sesiones del usuario')
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
