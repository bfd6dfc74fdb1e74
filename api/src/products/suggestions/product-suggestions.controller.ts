import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Allow, ANYONE, MaybeUser, type RequestUser } from '#platform/access/index.js';
import { Answers, IdParam, RawAnswer, sendRevalidated } from '#platform/http/index.js';
import { ChosenStore } from '../catalogue/chosen-store.decorator.js';
import { ProductSuggestionsDto } from './product-suggestions.dto.js';
import { SuggestionsService } from './suggestions.service.js';

@Controller('product')
export class ProductSuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Allow(ANYONE)
  @Get(':id/suggestions')
  @Answers(ProductSuggestionsDto)
  @RawAnswer()
  async getSuggestions(
    @Param('id', new IdParam('PRODUCTS.NOT_FOUND')) id: number,
    @MaybeUser() user: RequestUser | null,
    @ChosenStore() store: number | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return sendRevalidated(
      request,
      reply,
      await this.suggestions.getSuggestions(id, user, store),
      user !== null,
    );
  }
}
