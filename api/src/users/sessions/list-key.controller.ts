import { hkdfSync } from 'node:crypto';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '#config/index.js';
import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, TextField } from '#platform/http/index.js';
import { UsersRepository } from '../accounts/users.repository.js';

const KEY_BYTES = 32;

class ListKeyDto {
  @TextField({ description: '256 bits in base64url, of this session alone; the browser never stores it' })
  key: string;

  @TextField({
    description:
      '256 bits in base64url, of the account until all its sessions are ended: opens what a lost session left unsaved',
  })
  draftKey: string;
}

/** Keys for the browser's encrypted lists and drafts (docs/adr/0022). */
@ApiTags('auth')
@Controller('auth/list-key')
export class ListKeyController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly users: UsersRepository,
  ) {}

  /** Derived per session and stored nowhere. */
  @Allow(SIGNED_IN)
  @Get()
  @Answers(ListKeyDto)
  async read(@CurrentUser() { id, sessionId }: RequestUser): Promise<ListKeyDto> {
    const account = await this.users.findById(id);
    return {
      key: this.derive(sessionId, 'lists of a browser'),
      draftKey: this.derive(`${id} ${account?.key_version}`, 'drafts of a person'),
    };
  }

  private derive(owner: string, purpose: string): string {
    return Buffer.from(hkdfSync('sha256', this.config.jwtSecret, owner, purpose, KEY_BYTES)).toString(
      'base64url',
    );
  }
}
