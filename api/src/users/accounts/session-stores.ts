import type { StoreSummary } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';

type StoresOfUser = (userId: number) => Promise<StoreSummary[]>;

/** The partners module supplies the reader. */
@Injectable()
export class SessionStores {
  private reader: StoresOfUser = async () => [];

  readFrom(reader: StoresOfUser): void {
    this.reader = reader;
  }

  async findByUser(userId: number): Promise<StoreSummary[]> {
    return this.reader(userId);
  }
}
