import { Global, Module } from '@nestjs/common';

import { PersonalDataRooms } from './personal-data-rooms.js';

/** The registry of what modules know about persons. */
@Global()
@Module({ providers: [PersonalDataRooms], exports: [PersonalDataRooms] })
export class PersonalDataModule {}
