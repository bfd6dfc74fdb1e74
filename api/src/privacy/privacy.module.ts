import { Module } from '@nestjs/common';

import { LegalModule } from '#legal/index.js';
import { ArchiveController } from './archive/archive.controller.js';
import { ArchiveService } from './archive/archive.service.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentsRepository } from './consents/consents.repository.js';
import { ConsentsService } from './consents/consents.service.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureService } from './erasure/erasure.service.js';
import { MessagesRepository } from './erasure/messages.repository.js';
import { PlatformPersonalData } from './erasure/platform-personal-data.js';

@Module({
  imports: [LegalModule],
  controllers: [ConsentsController, ArchiveController, ErasureController],
  providers: [
    ConsentsRepository,
    ConsentsService,
    ArchiveService,
    ErasureService,
    MessagesRepository,
    PlatformPersonalData,
  ],
})
export class PrivacyModule {}
