import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, ANYONE } from '#platform/access/index.js';

import { AppError } from '#platform/errors/index.js';
import { Answers, PageQuery, pageOf, RawAnswer, sendRevalidated, taggedBody } from '#platform/http/index.js';
import { ArticleDto, ArticleHeadDto } from './article.dto.js';
import { ARTICLES, type Article } from './articles.js';

const send = (request: FastifyRequest, reply: FastifyReply, answer: object): string | undefined =>
  sendRevalidated(request, reply, taggedBody(JSON.stringify({ success: true, ...answer })), false);

const headOf = ({ body: _body, ...head }: Article): ArticleHeadDto => head;

/** The articles of 'Noticias', open to anyone. */
@Controller('article')
export class ArticlesController {
  @Allow(ANYONE)
  @Get()
  @Answers([ArticleHeadDto])
  @RawAnswer()
  list(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    const { skip, take, page, pageSize } = pageOf(query);
    const data = ARTICLES.slice(skip, skip + take).map(headOf);
    return send(request, reply, { data, meta: { total: ARTICLES.length, page, pageSize } });
  }

  @Allow(ANYONE)
  @Get(':slug')
  @Answers(ArticleDto)
  @RawAnswer()
  get(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | undefined {
    const data = ARTICLES.find((article) => article.slug === slug);
    if (!data) throw new AppError('ARTICLES.NOT_FOUND');
    return send(request, reply, { data });
  }
}
