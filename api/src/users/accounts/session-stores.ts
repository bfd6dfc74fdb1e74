import type { StoreSummary } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

type StoresOfUser = (userId: number) => Promise<StoreSummary[]>;

/** The stores a session's user sells from. The module that owns stores says how to find them. */
@Injectable()
export class SessionStores {
  private reader: StoresOfUser = async () => [];

  /** Registers the reader; called once, by the partners module at its start. */
  readFrom(reader: StoresOfUser): void {
    this.reader = reader;
  }

  async of(userId: number): Promise<StoreSummary[]> {
    return this.reader(userId);
  }
}
