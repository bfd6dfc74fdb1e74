import { readFile } from 'node:fs/promises';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, ANYONE } from '../access/index.js';
import { AppError } from '../errors/index.js';
import { RawAnswer } from '../http/index.js';

/** The committed document; a spec compares it with the code. */
const DOCUMENT = new URL('../../../../libs/contracts/openapi.json', import.meta.url);

/** Front-end releases are compared with this document before activation. */
@ApiTags('contract')
@Controller('openapi.json')
export class ContractController {
  private text: Promise<string> | null = null;

  /** @throws UNAVAILABLE where the document was not deployed beside the API */
  @Allow(ANYONE)
  @Get()
  @RawAnswer()
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    this.text ??= readFile(DOCUMENT, 'utf8');
    try {
      const text = await this.text;
      void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
      return text;
    } catch (error) {
      this.text = null;
      throw new AppError('UNAVAILABLE', {}, error);
    }
  }
}
