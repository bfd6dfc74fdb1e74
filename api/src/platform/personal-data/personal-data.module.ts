import { Global, Module } from '@nestjs/common';

import { PersonalDataRooms } from './personal-data-rooms.js';

@Global()
@Module({ providers: [PersonalDataRooms], exports: [PersonalDataRooms] })
export class PersonalDataModule {}
