import { Body, Controller, Get, Headers, Inject, Ip, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/index.js';
import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Answers } from '../../platform/http/index.js';
import { emailKey } from '../accounts/user.entity.js';
import { AttemptLimiter } from './attempt-limiter.js';
import {
  LoginDto,
  RecoveryCodeDto,
  ResetPasswordDto,
  SessionUserDto,
  SignedInDto,
  SignUpDto,
} from './auth.dto.js';
import { RecoveryService } from './recovery.service.js';
import { clearRefreshCookie, refreshTokenOf, setRefreshCookie } from './refresh-cookie.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';

/** Characters kept of what a browser calls itself. */
const MAX_DEVICE = 200;

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  private readonly isSecure: boolean;

  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly limiter: AttemptLimiter,
    @Inject(CONFIG) config: Config,
  ) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  @Post('signup')
  @Answers(SessionUserDto, 201)
  async signUp(@Body() form: SignUpDto, @Ip() address: string): Promise<SessionUserDto> {
    await this.limiter.count('signup', address);
    return this.signUps.signUp(form);
  }

  @Post('login')
  @Answers(SignedInDto)
  async login(
    @Body() form: LoginDto,
    @Ip() address: string,
    @Headers('user-agent') device: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const session = await this.signIns.signIn(form, {
      address,
      device: device?.slice(0, MAX_DEVICE) ?? null,
    });
    setRefreshCookie(reply, session, this.isSecure);
    return session.signedIn;
  }

  @Post('refresh')
  @Answers(SignedInDto)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const token = refreshTokenOf(request);
    if (!token) throw new AppError('AUTH.NO_SESSION');
    try {
      const session = await this.sessions.refresh(token);
      setRefreshCookie(reply, session, this.isSecure);
      return session.signedIn;
    } catch (error) {
      if (error instanceof AppError) clearRefreshCookie(reply);
      throw error;
    }
  }

  @Post('logout')
  @Answers(null)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = refreshTokenOf(request);
    if (token) await this.sessions.end(token);
    clearRefreshCookie(reply);
  }

  @Get('me')
  @Answers(SessionUserDto)
  async me(@CurrentUser() user: RequestUser): Promise<SessionUserDto> {
    return this.sessions.describe(user.id);
  }

  /** Mails a one-time code; the answer is the same whether or not the account exists. */
  @Post('reset/code')
  @Answers(null)
  async requestCode(@Body() form: RecoveryCodeDto, @Ip() address: string): Promise<void> {
    await this.limiter.count('recovery', address, emailKey(form.email));
    await this.recovery.request(form.email);
  }

  @Put('reset')
  @Answers(null)
  async reset(@Body() form: ResetPasswordDto, @Ip() address: string): Promise<void> {
    await this.limiter.count('reset', address, emailKey(form.email));
    await this.recovery.reset(form);
  }
}
