import { Controller, Get } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import { TillCatalogueDto } from './till-catalogue.dto.js';
import { TillService } from './till.service.js';

@Controller('till/catalogue')
export class TillController {
  constructor(private readonly till: TillService) {}

  @Allow(STAFF)
  @Get()
  @Answers(TillCatalogueDto)
  getCatalogue(
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<TillCatalogueDto> {
    return this.till.getCatalogue(user, chosenStore);
  }
}
