import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { pageOf, sortOf } from '#platform/http/index.js';
import type { StoreEntity } from './store.entity.js';
import type {
  AdminPartnerDto,
  StaffPartnerListQuery,
  NewPartnerDto,
  StaffPartnerSort,
  PartnerActiveDto,
  PartnerChangeDto,
} from './staff-stores.dto.js';
import { storeSearchText } from './store-search-text.js';
import { StaffStoresRepository, type StoreChange } from './staff-stores.repository.js';

type Editor = Pick<RequestUser, 'id'>;
const ATTEMPTS = 20;

@Injectable()
export class StaffStoresService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StaffStoresRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(query: StaffPartnerListQuery): Promise<{ partners: AdminPartnerDto[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const filter = { search: query.search || null, active: query.active ?? null };
    const [rows, total] = await this.stores.list(filter, {
      by: column as StaffPartnerSort,
      direction,
      skip,
      take,
    });
    return { partners: rows.map(partnerView), meta: { total, page, pageSize } };
  }

  create(dto: NewPartnerDto, editor: Editor): Promise<AdminPartnerDto> {
    return this.work.run(async () => {
      const { name, address, image, city, country, phone, hours = null, location = null } = dto;
      const store = { name, address, image, city, country, phone };
      const id = await this.stores.insert({
        ...store,
        hours,
        location,
        searchText: storeSearchText(store),
        active: true,
        createdAt: this.clock.now(),
      });
      const created = await this.get(id);
      await this.record('partners.created', null, created, editor);
      return partnerView(created);
    });
  }

  /** @throws PARTNERS.NOT_FOUND, EDIT.CONFLICT with the current store as `errors.current` */
  update({ id, version, ...change }: PartnerChangeDto, editor: Editor): Promise<AdminPartnerDto> {
    return this.apply(id, version ?? null, change, editor);
  }

  /** @throws PARTNERS.NOT_FOUND */
  setActive({ id, active }: PartnerActiveDto, editor: Editor): Promise<AdminPartnerDto> {
    return this.apply(id, null, { active }, editor);
  }

  private apply(
    id: number,
    version: number | null,
    change: StoreChange,
    editor: Editor,
  ): Promise<AdminPartnerDto> {
    const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return this.work.run(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const before = await this.get(id);
        if (version !== null && version !== before.version)
          throw new AppError('EDIT.CONFLICT', { errors: { current: partnerView(before) } });
        const searchText = storeSearchText({ ...before, ...sent });
        if (!(await this.stores.change(id, before.version, { ...sent, searchText }))) continue;
        const after = await this.get(id);
        await this.record('partners.updated', before, after, editor);
        return partnerView(after);
      }
      throw new AppError('UNAVAILABLE');
    });
  }

  private async record(
    action: AuditedAction,
    before: StoreEntity | null,
    after: StoreEntity,
    editor: Editor,
  ): Promise<void> {
    await this.audit.record({
      actorId: editor.id,
      action,
      subject: 'partner',
      subjectId: after.id,
      before: before && auditedStore(before),
      after: auditedStore(after),
    });
  }

  private async get(id: number): Promise<StoreEntity> {
    const store = await this.stores.find(id);
    if (!store) throw new AppError('PARTNERS.NOT_FOUND');
    return store;
  }
}

const partnerView = ({ searchText: _folded, ...store }: StoreEntity): AdminPartnerDto => ({
  ...store,
  createdAt: store.createdAt.toISOString(),
});

function auditedStore(store: StoreEntity): object {
  const { version: _version, createdAt: _createdAt, ...fields } = partnerView(store);
  return fields;
}
