import { Body, Controller, Get, Headers, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#config/index.js';
import {
  Allow,
  ANYONE,
  CurrentUser,
  MaybeUser,
  OwnPagesGuard,
  type RequestUser,
  SIGNED_IN,
} from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers, ClientAddress } from '#platform/http/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { Stores, StoresForOwner, StoresNothing } from '#platform/throttle/index.js';
import { emailKey } from '../accounts/user.entity.js';
import { LoginDto, SessionUserDto, SignedInDto, SignUpDto } from './auth.dto.js';
import { KnownDevice } from './known-device.js';
import { clearRefreshCookie, refreshTokenOf, setRefreshCookie } from '../sessions/refresh-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpGuard } from './sign-up.guard.js';
import { SignUpService } from './sign-up.service.js';

/** Maximum length of a stored user agent. */
const MAX_DEVICE = 200;
/** Estimated bytes of account, consents, search text, idempotency key and mails. */
const SIGN_UP_BYTES = 4_000;

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  private readonly isSecure: boolean;

  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevice,
    @Inject(CONFIG) config: Config,
  ) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  @Allow(ANYONE)
  @Stores('text', SIGN_UP_BYTES)
  @Post('signup')
  @UseGuards(SignUpGuard)
  @Answers(SessionUserDto, 201)
  async signUp(@Body() form: SignUpDto): Promise<SessionUserDto> {
    return this.signUps.signUp(form);
  }

  @Allow(ANYONE)
  @IgnoresKey('Its answer is a session, which nothing may store; a repetition opens another one.')
  @StoresForOwner('sessions')
  @Post('login')
  @Answers(SignedInDto)
  async login(
    @Body() form: LoginDto,
    @ClientAddress() address: string,
    @Headers('user-agent') device: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const account = emailKey(form.email);
    const knownDevice = await this.devices.recognise(request, account);
    const session = await this.signIns.signIn(form, {
      address,
      device: device?.slice(0, MAX_DEVICE) ?? null,
      knownDevice,
    });
    if (knownDevice === null) await this.devices.remember(reply, account);
    setRefreshCookie(reply, session, this.isSecure);
    return session.signedIn;
  }

  @Allow(ANYONE)
  @IgnoresKey('Its answer is a session, which nothing may store; the token itself tells a repetition.')
  @UseGuards(OwnPagesGuard)
  @StoresForOwner('sessions')
  @Post('refresh')
  @Answers(SignedInDto)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const token = refreshTokenOf(request, this.isSecure);
    if (!token) throw new AppError('AUTH.NO_SESSION');
    try {
      const session = await this.sessions.refresh(token);
      setRefreshCookie(reply, session, this.isSecure);
      return session.signedIn;
    } catch (error) {
      if (error instanceof AppError && error.code !== 'REQUEST.TOO_MANY')
        clearRefreshCookie(reply, this.isSecure);
      throw error;
    }
  }

  /** Accepts the refresh cookie or an access token, because the caller may have only one. */
  @Allow(ANYONE)
  @IgnoresKey('A session that is over stays so.')
  @UseGuards(OwnPagesGuard)
  @StoresNothing('It ends what is stored.')
  @Post('logout')
  @Answers(null)
  async logout(
    @Req() request: FastifyRequest,
    @MaybeUser() user: RequestUser | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = refreshTokenOf(request, this.isSecure);
    if (token) await this.sessions.endSession(token);
    if (user) await this.sessions.endById(user.sessionId);
    clearRefreshCookie(reply, this.isSecure);
  }

  @Allow(SIGNED_IN)
  @Get('me')
  @Answers(SessionUserDto)
  async me(@CurrentUser() user: RequestUser): Promise<SessionUserDto> {
    return this.sessions.describe(user.id);
  }
}
