import type { ProductFamily } from '@lacteos/contracts/reference/product-families';
import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ANYONE } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { ProductSearch } from './product-search.service.js';
import { SuggestionDto, SuggestionQuery } from './suggestion.dto.js';

const MAX_SUGGESTIONS = 6;

@Controller('product')
export class SuggestionsController {
  constructor(private readonly products: ProductSearch) {}

  @Allow(ANYONE)
  @Get('suggestions')
  @Answers([SuggestionDto])
  async list(@Query() { search }: SuggestionQuery): Promise<SuggestionDto[]> {
    const found = await this.products.suggest(search, MAX_SUGGESTIONS);
    return found.map(({ id, name, slug, image, family }) => ({
      id,
      name,
      slug,
      image,
      family: family as ProductFamily,
    }));
  }
}
