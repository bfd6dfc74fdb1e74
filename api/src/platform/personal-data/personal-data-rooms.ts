import { Injectable } from '@nestjs/common';

import type { ArchiveFile, ArchiveSection, Person, PersonalDataRoom } from './person.js';

@Injectable()
export class PersonalDataRooms {
  private readonly rooms: PersonalDataRoom[] = [];

  register(room: PersonalDataRoom): void {
    this.rooms.push(room);
  }

  sections(person: Person): ArchiveSection[] {
    return this.rooms.flatMap((room) => room.sections?.(person) ?? []);
  }

  async files(person: Person): Promise<ArchiveFile[]> {
    const files: ArchiveFile[] = [];
    for (const room of this.rooms) files.push(...((await room.files?.(person)) ?? []));
    return files;
  }

  async obstacles(person: Person): Promise<string[]> {
    const found: string[] = [];
    for (const room of this.rooms) found.push(...((await room.obstacles?.(person)) ?? []));
    return found;
  }

  async bindsDocument(person: Person): Promise<boolean> {
    for (const room of this.rooms) if (await room.bindsDocument?.(person)) return true;
    return false;
  }

  /** Runs in the caller's transaction. */
  async erase(person: Person): Promise<void> {
    for (const room of this.rooms) await room.erase?.(person);
  }
}
