import { toPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { type DrawerEntity, Drawers } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { FACTORY, StockLocation } from '#products/index.js';
import type { CashShiftDto, OpenShiftDto } from './cash-desk.dto.js';
import { CashShiftRepository } from './cash-shift.repository.js';
import { CashShiftService } from './cash-shift.service.js';
import { cashOf } from './shift-view.js';

const NAME = 'Caja ';

@Injectable()
export class OpenShiftService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shifts: CashShiftRepository,
    private readonly drawers: Drawers,
    private readonly locations: StockLocation,
    private readonly views: CashShiftService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Of parallel openings of a drawer one succeeds; without a wanted drawer the next free one is tried.
   * @param chosenStore for a cashier of several stores @throws CASH_DESK.SHIFT_OPEN, CASH_DESK.DRAWER_TAKEN,
   * CASH_DESK.NO_DRAWER, CASH_DESK.DRAWER_NOT_FOUND, CART.NO_STORE, AUTH.FORBIDDEN for a store that is not theirs
   */
  async open(
    { counts, drawerId }: OpenShiftDto,
    user: RequestUser,
    chosenStore: number | null,
  ): Promise<CashShiftDto> {
    const asked = drawerId === undefined ? null : await this.getDrawer(drawerId);
    const storeId = await this.storeFor(user, asked, chosenStore);
    const taken = new Set<number>();
    for (;;) {
      const drawer = asked ?? (await this.findFree(storeId, taken));
      try {
        const id = await this.openDrawer(drawer, counts, user);
        return await this.views.get(id, user);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (await this.shifts.findOpen(user.id)) throw new AppError('CASH_DESK.SHIFT_OPEN', {}, error);
        if (await this.shifts.freeDrawer(drawer.id)) continue;
        if (asked) throw new AppError('CASH_DESK.DRAWER_TAKEN', {}, error);
        taken.add(drawer.id);
      }
    }
  }

  private async getDrawer(id: number): Promise<DrawerEntity> {
    const drawer = await this.drawers.find(id);
    if (!drawer?.active) throw new AppError('CASH_DESK.DRAWER_NOT_FOUND');
    return drawer;
  }

  /** People bound to no store may open any drawer by its id. */
  private async storeFor(
    user: RequestUser,
    drawer: DrawerEntity | null,
    chosenStore: number | null,
  ): Promise<number> {
    const stores = drawer && (await this.views.storesOf(user));
    if (drawer && !stores) return drawer.storeId;
    if (drawer && !stores?.includes(drawer.storeId)) throw new AppError('CASH_DESK.DRAWER_NOT_FOUND');
    const storeId = await this.locations.findStore(user, drawer?.storeId ?? chosenStore);
    if (storeId === null) throw new AppError('CART.NO_STORE');
    return storeId;
  }

  /** In the factory each clerk has a drawer of their own: a missing one is made. @throws CASH_DESK.NO_DRAWER, CASH_DESK.DRAWER_TAKEN */
  private async findFree(storeId: number, taken: ReadonlySet<number>): Promise<DrawerEntity> {
    const known = await this.drawers.list([storeId]);
    const openings = await this.shifts.openings(known.map(({ id }) => id));
    const free = known.find(({ id, active }) => active && !openings.has(id) && !taken.has(id));
    if (free) return free;
    if (known.length > 0 && storeId !== FACTORY) throw new AppError('CASH_DESK.NO_DRAWER');
    const made = await this.drawers.ensure(storeId, nextName(known));
    if (!made) throw new AppError('CASH_DESK.DRAWER_TAKEN');
    return made;
  }

  private openDrawer(
    { id: drawerId, storeId }: DrawerEntity,
    counts: OpenShiftDto['counts'],
    user: RequestUser,
  ): Promise<number> {
    return this.work.run(async () => {
      const openingCash = cashOf(counts);
      const id = await this.shifts.open({
        ...{ userId: user.id, storeId, drawerId },
        ...{ openedAt: this.clock.now(), openingCounts: counts, openingCash },
      });
      await this.audit.record({
        actorId: user.id,
        action: 'cash-desk.opened',
        subject: 'cash-shift',
        subjectId: id,
        before: null,
        after: { openingCash: toPesos(openingCash), drawerId },
      });
      return id;
    });
  }
}

function nextName(known: readonly DrawerEntity[]): string {
  const names = new Set(known.map(({ name }) => name));
  for (let number = known.length + 1; ; number += 1)
    if (!names.has(`${NAME}${number}`)) return `${NAME}${number}`;
}
