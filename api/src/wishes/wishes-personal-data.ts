import { Injectable, type OnModuleInit } from '@nestjs/common';

import {
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import { WishesRepository, type WishTable } from './wish/wishes.repository.js';

@Injectable()
export class WishesPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly wishes: WishesRepository,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  sections({ id }: Person): ArchiveSection[] {
    return [
      { name: 'favoritos', title: 'Favoritos', rows: () => this.rows('favourites', id) },
      { name: 'avisos', title: 'Avíseme cuando haya', rows: () => this.rows('restock_notices', id) },
    ];
  }

  erase({ id }: Person): Promise<void> {
    return this.wishes.removeOf(id);
  }

  private async *rows(table: WishTable, userId: number): AsyncIterable<ArchiveRow> {
    for (const { productId, createdAt } of await this.wishes.findByUser(table, userId))
      yield { Producto: productId, Fecha: createdAt };
  }
}
