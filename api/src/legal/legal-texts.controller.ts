import { ROLES } from '@lacteos/contracts/reference/roles';
import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Allow, ANYONE, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, RawAnswer, sendRevalidated, taggedBody } from '#platform/http/index.js';
import { LegalTextChangeDto, LegalTextDto, LegalTextHeadDto } from './legal-text.dto.js';
import { LegalTextsService } from './legal-texts.service.js';

const send = (request: FastifyRequest, reply: FastifyReply, data: unknown): string | undefined =>
  sendRevalidated(request, reply, taggedBody(JSON.stringify({ success: true, data })), false);

@Controller()
export class LegalTextsController {
  constructor(private readonly texts: LegalTextsService) {}

  @Allow(ANYONE)
  @Get('legal')
  @Answers([LegalTextHeadDto])
  @RawAnswer()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return send(request, reply, await this.texts.list());
  }

  @Allow(ANYONE)
  @Get('legal/:document')
  @Answers(LegalTextDto)
  @RawAnswer()
  async get(
    @Param('document') document: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return send(request, reply, await this.texts.get(document));
  }

  @Allow(ANYONE)
  @Get('legal/:document/versions')
  @Answers([LegalTextHeadDto])
  @RawAnswer()
  async versions(
    @Param('document') document: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return send(request, reply, await this.texts.versions(document));
  }

  @Allow(ANYONE)
  @Get('legal/:document/:version')
  @Answers(LegalTextDto)
  @RawAnswer()
  async version(
    @Param('document') document: string,
    @Param('version', new IdParam('LEGAL.NOT_FOUND')) version: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return send(request, reply, await this.texts.get(document, version));
  }

  @Allow([ROLES.superAdmin])
  @Audited('legal.published', 'publicó el texto legal')
  @Put('legal/:document')
  @Answers(LegalTextDto)
  publish(
    @Param('document') document: string,
    @Body() change: LegalTextChangeDto,
    @CurrentUser() user: RequestUser,
  ): Promise<LegalTextDto> {
    return this.texts.publish(document, change, user);
  }
}
