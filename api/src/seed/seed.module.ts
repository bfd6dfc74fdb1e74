import { Module } from '@nestjs/common';

import { DemoDataService } from './demo-data.service.js';

/** The demo data of a first start. */
@Module({ providers: [DemoDataService], exports: [DemoDataService] })
export class SeedModule {}
