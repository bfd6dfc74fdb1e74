import { Module } from '@nestjs/common';

import { OrderModule } from '#orders/order/index.js';
import { ChangeFeed } from './change-feed.js';
import { ChangesRepository } from './changes.repository.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

@Module({
  imports: [OrderModule],
  controllers: [LiveController],
  providers: [ChangeFeed, ChangesRepository, LiveStreams],
})
export class LiveModule {}
