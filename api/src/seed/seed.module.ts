import { Module } from '@nestjs/common';

import { DemoDataService } from './demo-data.service.js';
import { SeedRepository } from './seed.repository.js';

/** The demo data of a first start. */
@Module({ providers: [DemoDataService, SeedRepository], exports: [DemoDataService] })
export class SeedModule {}
