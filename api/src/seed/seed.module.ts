import { Module } from '@nestjs/common';

import { DemoDataService } from './demo-data.service.js';
import { SeedRepository } from './seed.repository.js';

@Module({ providers: [DemoDataService, SeedRepository], exports: [DemoDataService] })
export class SeedModule {}
