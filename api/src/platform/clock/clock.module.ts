import { Global, Module } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { Clock } from './clock.js';
import { DatabaseClock } from './database-clock.js';

@Global()
@Module({
  providers: [
    { provide: Clock, useFactory: (work: UnitOfWork) => DatabaseClock.start(work), inject: [UnitOfWork] },
  ],
  exports: [Clock],
})
export class ClockModule {}
