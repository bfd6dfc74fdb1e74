import { toPesos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import {
  colombianToday,
  dayAfter,
  endOfColombianDay,
  startOfColombianDay,
} from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { CashierStores, Drawers } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { type Page, sortOf } from '#platform/http/index.js';
import type {
  CashMovementDto,
  CashShiftDto,
  DrawerDto,
  ShiftAttentionDto,
  ShiftListQuery,
  ShiftSort,
} from './cash-desk.dto.js';
import { CashMovementRepository } from './cash-movement.repository.js';
import { CashShiftRepository, type NamedShift } from './cash-shift.repository.js';
import { isBlindTo, lateBefore, movementView, shiftView, type ShiftViewing } from './shift-view.js';

/** Days for which a closed shift with a difference stays a task. */
const DIFFERING_DAYS = 7;

type Rows = Pick<Page, 'skip' | 'take'>;

/** Shifts, drawers and movements as their readers may see them. */
@Injectable()
export class CashShiftService {
  constructor(
    private readonly shifts: CashShiftRepository,
    private readonly movements: CashMovementRepository,
    private readonly cashiers: CashierStores,
    private readonly drawers: Drawers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async current(user: RequestUser): Promise<CashShiftDto | null> {
    const open = await this.shifts.findOpen(user.id);
    return open && this.get(open.id, user);
  }

  async list(
    user: RequestUser,
    { state, storeId, closedFrom, closedTo, sort }: Omit<ShiftListQuery, 'page' | 'pageSize' | 'search'>,
    rows: Rows,
  ): Promise<{ shifts: CashShiftDto[]; total: number }> {
    const own = await this.storesOf(user);
    const storeIds = storeId === undefined ? own : [storeId].filter((id) => own?.includes(id) ?? true);
    const filter = {
      ...{ storeIds, state: state ?? null, lateBefore: this.lateBefore },
      closedFrom: closedFrom === undefined ? null : startOfColombianDay(closedFrom),
      closedUntil: closedTo === undefined ? null : endOfColombianDay(closedTo),
    };
    const { column, direction } = sortOf(sort, '-id');
    const { shifts, total } = await this.shifts.list(filter, {
      ...rows,
      ...{ by: column as ShiftSort, direction },
    });
    const sumsOf = await this.movements.sumsOf(shifts.map(({ id }) => id));
    return {
      shifts: shifts.map((shift) => shiftView(shift, sumsOf(shift.id), this.viewing(shift, user))),
      total,
    };
  }

  async attention(user: RequestUser): Promise<ShiftAttentionDto> {
    const differingFrom = dayAfter(colombianToday(this.clock), -DIFFERING_DAYS);
    const { lateSince, differingSince, differingAmount, ...counts } = await this.shifts.attention({
      ...{ storeIds: await this.storesOf(user), lateBefore: this.lateBefore },
      closedFrom: startOfColombianDay(differingFrom),
    });
    return {
      ...counts,
      lateSince: lateSince?.toISOString() ?? null,
      differingSince: differingSince?.toISOString() ?? null,
      differingAmount: toPesos(differingAmount),
      differingFrom,
    };
  }

  /**
   * null: those of no shift, for administrators. Of an open shift, who is blind sees movements by hand only. `sum` in
   * pesos. @throws CASH_DESK.SHIFT_NOT_FOUND
   */
  async listMovements(
    shiftId: number | null,
    user: RequestUser,
    rows: Rows,
  ): Promise<{ movements: CashMovementDto[]; total: number; sum: number }> {
    const shift = shiftId === null ? null : await this.findVisible(shiftId, user);
    if (!shift && (shiftId !== null || user.id_role === ROLES.cashier))
      throw new AppError('CASH_DESK.SHIFT_NOT_FOUND');
    const isBlind = shift !== null && isBlindTo(shift, user);
    const { movements, total, sum } = await this.movements.page({ shiftId, isByHand: isBlind }, rows);
    return { movements: movements.map(movementView), total, sum: toPesos(sum) };
  }

  /** null: none of that id, or of a store that is not theirs. */
  async findVisible(shiftId: number, user: RequestUser): Promise<NamedShift | null> {
    const [shift, stores] = await Promise.all([this.shifts.findNamed(shiftId), this.storesOf(user)]);
    return shift && (stores?.includes(shift.storeId) ?? true) ? shift : null;
  }

  async get(id: number, user: RequestUser): Promise<CashShiftDto> {
    const [shift, sumsOf] = await Promise.all([this.shifts.findNamed(id), this.movements.sumsOf([id])]);
    if (!shift) throw new Error(`no shift ${id}`);
    return shiftView(shift, sumsOf(id), this.viewing(shift, user));
  }

  async listDrawers(user: RequestUser): Promise<DrawerDto[]> {
    const drawers = await this.drawers.list(await this.storesOf(user));
    const [stores, openings] = await Promise.all([
      this.drawers.storeNames([...new Set(drawers.map(({ storeId }) => storeId))]),
      this.shifts.openings(drawers.map(({ id }) => id)),
    ]);
    return drawers.map((drawer) => ({
      ...drawer,
      store: stores.get(drawer.storeId) ?? '',
      openShiftId: openings.get(drawer.id)?.shiftId ?? null,
      openBy: openings.get(drawer.id)?.user ?? null,
    }));
  }

  /** Cashiers with an open shift see no sums of cash. */
  async hidesCash({ id, id_role: role }: RequestUser): Promise<boolean> {
    return role === ROLES.cashier && (await this.shifts.findOpen(id)) !== null;
  }

  /** null: all. */
  async storesOf({ id, id_role: role }: RequestUser): Promise<number[] | null> {
    return role === ROLES.cashier ? (await this.cashiers.storesOf(id)).map((store) => store.id) : null;
  }

  private viewing(shift: NamedShift, user: RequestUser): ShiftViewing {
    return { isBlind: isBlindTo(shift, user), lateBefore: this.lateBefore };
  }

  private get lateBefore(): Date {
    return lateBefore(this.clock.now(), this.config.cashDesk.lateHours);
  }
}
