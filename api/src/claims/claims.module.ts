import { Module } from '@nestjs/common';

import { OrderModule } from '#orders/order/index.js';
import { ProductsModule } from '#products/index.js';
import { ClaimsRepository } from './claim/claims.repository.js';
import { ClaimRetention } from './claim-retention.js';
import { ClaimFilesController } from './files/claim-files.controller.js';
import { ClaimFilesRepository } from './files/claim-files.repository.js';
import { ClaimFiles } from './files/claim-files.service.js';
import { ClaimHistory } from './history/claim-history.js';
import { ClaimMails } from './mails/claim-mails.js';
import { ClaimListRepository } from './office/claim-list.repository.js';
import { ClaimOfficeController } from './office/claim-office.controller.js';
import { ClaimOfficeService } from './office/claim-office.service.js';
import { ClaimStepsService } from './office/claim-steps.service.js';
import { ClaimsOfPerson } from './person/claims-of-person.js';
import { ClaimsPersonalData } from './person/claims-personal-data.js';
import { ClaimsOfPersonRepository } from './person/claims-of-person.repository.js';
import { ClaimConversation } from './visitor/claim-conversation.service.js';
import { ClaimsController } from './visitor/claims.controller.js';
import { FollowClaimService } from './visitor/follow-claim.service.js';
import { OwnClaimsService } from './visitor/own-claims.service.js';
import { RequestClaimService } from './visitor/request-claim.service.js';

@Module({
  imports: [OrderModule, ProductsModule],
  controllers: [ClaimFilesController, ClaimsController, ClaimOfficeController],
  providers: [
    ClaimsRepository,
    ClaimFilesRepository,
    ClaimFiles,
    ClaimHistory,
    ClaimMails,
    RequestClaimService,
    ClaimConversation,
    FollowClaimService,
    OwnClaimsService,
    ClaimListRepository,
    ClaimOfficeService,
    ClaimStepsService,
    ClaimsOfPersonRepository,
    ClaimsOfPerson,
    ClaimsPersonalData,
    ClaimRetention,
  ],
  exports: [ClaimsOfPerson],
})
export class ClaimsModule {}
