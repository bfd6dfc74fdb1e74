import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { ZonesRepository } from '../zones/zones.repository.js';
import type { ClosedDayDto, NewClosedDayDto } from './closed-day.dto.js';
import type { ClosedDayEntity } from './closed-day.entity.js';
import { ALL_ZONES, ClosedDaysRepository } from './closed-days.repository.js';

type Editor = Pick<RequestUser, 'id'>;

@Injectable()
export class ClosedDaysService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly days: ClosedDaysRepository,
    private readonly zones: ZonesRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** From today on. */
  async list(): Promise<ClosedDayDto[]> {
    return (await this.days.listFrom(colombianToday(this.clock))).map(dayView);
  }

  /** Orders that were promised that day stay. @throws DELIVERY.ZONE_NOT_FOUND, DELIVERY.ALREADY_CLOSED */
  async close({ day, zoneId, reason }: NewClosedDayDto, editor: Editor): Promise<ClosedDayDto> {
    try {
      return await this.work.run(async () => {
        if (zoneId !== null && !(await this.zones.find(zoneId)))
          throw new AppError('DELIVERY.ZONE_NOT_FOUND');
        const closed = { day, zoneId: zoneId ?? ALL_ZONES, reason };
        const view = dayView({ ...closed, id: await this.days.insert(closed) });
        await this.record('delivery.day-closed', view, editor);
        return view;
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('DELIVERY.ALREADY_CLOSED', {}, error);
      throw error;
    }
  }

  /** @throws DELIVERY.CLOSED_DAY_NOT_FOUND */
  open(id: number, editor: Editor): Promise<ClosedDayDto> {
    return this.work.run(async () => {
      const day = await this.days.find(id);
      if (!day || !(await this.days.delete(id))) throw new AppError('DELIVERY.CLOSED_DAY_NOT_FOUND');
      await this.record('delivery.day-opened', dayView(day), editor);
      return dayView(day);
    });
  }

  private async record(
    action: 'delivery.day-closed' | 'delivery.day-opened',
    { id, ...fields }: ClosedDayDto,
    editor: Editor,
  ): Promise<void> {
    const isClosed = action === 'delivery.day-closed';
    await this.audit.record({
      actorId: editor.id,
      action,
      subject: 'closed-day',
      subjectId: id,
      before: isClosed ? null : fields,
      after: isClosed ? fields : null,
    });
  }
}

const dayView = ({ id, day, zoneId, reason }: ClosedDayEntity): ClosedDayDto => ({
  ...{ id, day, reason },
  zoneId: zoneId === ALL_ZONES ? null : zoneId,
});
