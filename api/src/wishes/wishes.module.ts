import { Module } from '@nestjs/common';

import { PartnersModule } from '#partners/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { RestockNoticesRepository } from './restock-notices/restock-notices.repository.js';
import { RestockMails } from './restock-notices/restock-mails.js';
import { RestockNotices } from './restock-notices/restock-notices.service.js';
import { WishesPersonalData } from './wishes-personal-data.js';
import { WishesController } from './wishes.controller.js';
import { WishesRepository } from './wish/wishes.repository.js';
import { WishesService } from './wishes.service.js';

@Module({
  imports: [PartnersModule, ProductsModule, UsersModule],
  controllers: [WishesController],
  providers: [
    WishesRepository,
    RestockNoticesRepository,
    RestockMails,
    RestockNotices,
    WishesService,
    WishesPersonalData,
  ],
})
export class WishesModule {}
