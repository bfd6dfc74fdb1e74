import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { FACTORY } from '#products/index.js';
import { StaffStoresRepository } from '../stores/staff-stores.repository.js';
import type { DrawerChangeDto, NewDrawerDto, StoreDrawerDto } from './drawer.dto.js';
import { Drawers } from './drawers.repository.js';

type Editor = Pick<RequestUser, 'id'>;

@Injectable()
export class StaffDrawersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly drawers: Drawers,
    private readonly stores: StaffStoresRepository,
    private readonly audit: Audit,
  ) {}

  /** @throws PARTNERS.NOT_FOUND, DRAWERS.NAME_TAKEN */
  create({ storeId, name }: NewDrawerDto, editor: Editor): Promise<StoreDrawerDto> {
    return this.refusingTakenName(async () => {
      if (storeId !== FACTORY && !(await this.stores.find(storeId))) throw new AppError('PARTNERS.NOT_FOUND');
      const id = await this.drawers.insert({ storeId, name, active: true });
      const drawer = { id, storeId, name, active: true };
      await this.audit.record({
        actorId: editor.id,
        action: 'drawers.created',
        subject: 'drawer',
        subjectId: id,
        before: null,
        after: drawer,
      });
      return drawer;
    });
  }

  /** An open shift of an inactive drawer goes on until it is closed. @throws DRAWERS.NOT_FOUND, DRAWERS.NAME_TAKEN */
  update({ id, name, active }: DrawerChangeDto, editor: Editor): Promise<StoreDrawerDto> {
    return this.refusingTakenName(async () => {
      const before = await this.drawers.find(id);
      if (!before) throw new AppError('DRAWERS.NOT_FOUND');
      const after = { ...before, name, active };
      await this.drawers.change(id, { name, active });
      await this.audit.record({
        actorId: editor.id,
        action: 'drawers.updated',
        subject: 'drawer',
        subjectId: id,
        before: { ...before },
        after,
      });
      return after;
    });
  }

  private async refusingTakenName<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.work.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('DRAWERS.NAME_TAKEN', {}, error);
      throw error;
    }
  }
}
