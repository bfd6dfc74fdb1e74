import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { OwnSessionDto } from './open-session.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('auth')
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers([OwnSessionDto])
  list(@CurrentUser() user: RequestUser): Promise<OwnSessionDto[]> {
    return this.sessions.list(user);
  }

  @Allow(SIGNED_IN)
  @Delete()
  @Answers(null)
  endOthers(@CurrentUser() user: RequestUser): Promise<void> {
    return this.sessions.endOthers(user);
  }

  @Allow(SIGNED_IN)
  @Delete(':session')
  @Answers(null)
  endSession(@Param('session') session: string, @CurrentUser() user: RequestUser): Promise<void> {
    return this.sessions.endSession(user, session);
  }
}
