import { Module } from '@nestjs/common';

import { LegalTextsController } from './legal-texts.controller.js';
import { LegalTextsRepository } from './legal-texts.repository.js';
import { LegalTextsService } from './legal-texts.service.js';

@Module({
  controllers: [LegalTextsController],
  providers: [LegalTextsRepository, LegalTextsService],
  exports: [LegalTextsService],
})
export class LegalModule {}
