import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { WRONG_CITY } from '../accounts/new-account.js';
import { LiveSessions } from '../sessions/live-sessions.repository.js';
import type { SavedAddressDto, SavedAddressFormDto } from './saved-addresses.dto.js';
import type { SavedAddressEntity } from './saved-address.entity.js';
import { SavedAddressesRepository } from './saved-addresses.repository.js';

const MAX_ADDRESSES = 10;

@Injectable()
export class SavedAddressesService {
  constructor(
    private readonly addresses: SavedAddressesRepository,
    private readonly sessions: LiveSessions,
    private readonly work: UnitOfWork,
  ) {}

  async list(userId: number): Promise<SavedAddressDto[]> {
    return (await this.addresses.findByUser(userId)).map(addressView);
  }

  /** The first address becomes the default. @throws PROFILE.TOO_MANY_ADDRESSES, VALIDATION.FAILED */
  async add(caller: RequestUser, form: SavedAddressFormDto): Promise<SavedAddressDto[]> {
    const { id: userId } = caller;
    const fields = fieldsOf(form);
    await this.work.run(async () => {
      await this.sessions.lock(caller);
      const kept = await this.addresses.findByUser(userId);
      if (kept.some((one) => isSame(one, fields))) return;
      if (kept.length >= MAX_ADDRESSES) throw new AppError('PROFILE.TOO_MANY_ADDRESSES');
      await this.addresses.insert({ ...fields, userId, isDefault: kept.length === 0 });
      if (form.isDefault) await this.makeNewestDefault(userId);
    });
    return this.list(userId);
  }

  /** @throws PROFILE.ADDRESS_NOT_FOUND, VALIDATION.FAILED */
  async change(userId: number, id: number, form: SavedAddressFormDto): Promise<SavedAddressDto[]> {
    const fields = fieldsOf(form);
    await this.work.run(async () => {
      if (!(await this.addresses.change(userId, id, fields))) throw new AppError('PROFILE.ADDRESS_NOT_FOUND');
      if (form.isDefault) await this.addresses.makeDefault(userId, id);
    });
    return this.list(userId);
  }

  async remove(userId: number, id: number): Promise<SavedAddressDto[]> {
    await this.work.run(async () => {
      await this.addresses.remove(userId, id);
      const [first] = await this.addresses.findByUser(userId);
      if (first && !first.isDefault) await this.addresses.makeDefault(userId, first.id);
    });
    return this.list(userId);
  }

  private async makeNewestDefault(userId: number): Promise<void> {
    const ids = (await this.addresses.findByUser(userId)).map(({ id }) => id);
    await this.addresses.makeDefault(userId, Math.max(...ids));
  }
}

type Fields = Pick<SavedAddressEntity, 'label' | 'address' | 'cityCode' | 'stateCode'>;

function fieldsOf({
  label,
  address,
  city_code: cityCode,
  state_code: stateCode,
}: SavedAddressFormDto): Fields {
  if (!isMunicipalityOf(cityCode, stateCode))
    throw new AppError('VALIDATION.FAILED', { errors: { city_code: WRONG_CITY } });
  return { label, address, cityCode, stateCode };
}

/** A repeated 'Guardar' adds nothing. */
const isSame = (one: Fields, other: Fields): boolean =>
  one.label === other.label && one.address === other.address && one.cityCode === other.cityCode;

const addressView = ({ id, label, address, cityCode, stateCode, isDefault }: SavedAddressEntity) => ({
  id,
  label,
  address,
  city_code: cityCode,
  state_code: stateCode,
  isDefault,
});
