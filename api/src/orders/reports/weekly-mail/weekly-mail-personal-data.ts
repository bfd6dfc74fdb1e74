import { Injectable, type OnModuleInit } from '@nestjs/common';

import { type Person, type PersonalDataRoom, PersonalDataRooms } from '#platform/personal-data/index.js';
import { WeeklyMailRepository } from './weekly-mail.repository.js';

/** Ends the weekly mail of somebody who leaves. */
@Injectable()
export class WeeklyMailPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly mails: WeeklyMailRepository,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  erase({ id }: Person): Promise<void> {
    return this.mails.removeRecipient(id);
  }
}
