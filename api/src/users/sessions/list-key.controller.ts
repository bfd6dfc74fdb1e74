import { hkdfSync } from 'node:crypto';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '#config/index.js';
import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers, TextField } from '#platform/http/index.js';

const KEY_BYTES = 32;

class ListKeyDto {
  @TextField({ description: '256 bits in base64url, of this session alone; the browser never stores it' })
  key: string;
}

/** The key with which a browser encrypts the lists that its user read last (docs/adr/0017-what-the-browser-keeps.md). */
@ApiTags('auth')
@Controller('auth/list-key')
export class ListKeyController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The same for every call of a session and every replica, so that nothing is stored; it ends with the session. */
  @Get()
  @Answers(ListKeyDto)
  read(@CurrentUser() { sessionId }: RequestUser): ListKeyDto {
    const key = hkdfSync('sha256', this.config.jwtSecret, sessionId, 'lists of a browser', KEY_BYTES);
    return { key: Buffer.from(key).toString('base64url') };
  }
}
