import { departmentName, municipalityName } from '@lacteos/contracts/divipola';
import { foldText } from '@lacteos/contracts/search/fold-text';
import { baseOfTotal, nearestTotals } from '@lacteos/contracts/money/included-vat';
import { formatMoney, fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { EVERYWHERE } from './place-rules.js';
import type {
  DeliveryPlaceDto,
  DeliveryZoneChangeDto,
  DeliveryZoneDto,
  NewDeliveryZoneDto,
} from './zone.dto.js';
import { zoneFields, zoneView } from './zone-view.js';
import { type PlaceFields, ZonesRepository } from './zones.repository.js';

type Editor = Pick<RequestUser, 'id'>;

const UNKNOWN_PLACE = 'Un lugar de la lista no existe.';
const TWICE = 'Un lugar está dos veces en la lista.';

@Injectable()
export class ZonesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly zones: ZonesRepository,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(): Promise<DeliveryZoneDto[]> {
    const [zones, places] = await Promise.all([this.zones.list(), this.zones.places()]);
    return zones.map((zone) =>
      zoneView(
        zone,
        places.filter(({ zoneId }) => zoneId === zone.id),
      ),
    );
  }

  /** @throws VALIDATION.FAILED, DELIVERY.ZONE_NAME_TAKEN, DELIVERY.PLACE_TAKEN with the other zone */
  create(dto: NewDeliveryZoneDto, editor: Editor): Promise<DeliveryZoneDto> {
    const places = readPlaces(dto.places);
    this.refuseUninvoiceable(dto.price);
    return this.refusingTakenName(async () => {
      await this.refuseTakenPlaces(places, null);
      const id = await this.zones.insert(zoneFields(dto));
      return this.finish(id, places, null, editor);
    });
  }

  /**
   * @throws DELIVERY.ZONE_NOT_FOUND, EDIT.CONFLICT with the current zone, VALIDATION.FAILED, DELIVERY.ZONE_NAME_TAKEN,
   * DELIVERY.PLACE_TAKEN
   */
  update(id: number, { version, ...dto }: DeliveryZoneChangeDto, editor: Editor): Promise<DeliveryZoneDto> {
    const places = readPlaces(dto.places);
    this.refuseUninvoiceable(dto.price);
    return this.refusingTakenName(async () => {
      const before = await this.get(id);
      if (!(await this.zones.change(id, version, zoneFields(dto))))
        throw new AppError('EDIT.CONFLICT', { errors: { current: before } });
      await this.refuseTakenPlaces(places, id);
      return this.finish(id, places, before, editor);
    });
  }

  private refuseUninvoiceable(price: number): void {
    const { vatPercent } = this.config.delivery;
    if (baseOfTotal(fromPesos(price), vatPercent) !== null) return;
    const near = nearestTotals(fromPesos(price), vatPercent).map((total) => formatMoney(toPesos(total)));
    const text = `Con su IVA ese precio no se puede facturar al centavo. Use ${near[0]} o ${near.at(-1)}.`;
    throw new AppError('VALIDATION.FAILED', { errors: { price: text } });
  }

  private async finish(
    id: number,
    places: readonly PlaceFields[],
    before: DeliveryZoneDto | null,
    editor: Editor,
  ): Promise<DeliveryZoneDto> {
    await this.zones.replacePlaces(id, places);
    const after = await this.get(id);
    await this.audit.record({
      actorId: editor.id,
      action: before ? 'delivery.zone-updated' : 'delivery.zone-created',
      subject: 'delivery-zone',
      subjectId: id,
      before: before && auditedZone(before),
      after: auditedZone(after),
    });
    return after;
  }

  private async get(id: number): Promise<DeliveryZoneDto> {
    const zone = await this.zones.find(id);
    if (!zone) throw new AppError('DELIVERY.ZONE_NOT_FOUND');
    return zoneView(zone, await this.zones.places(id));
  }

  private async refuseTakenPlaces(places: readonly PlaceFields[], own: number | null): Promise<void> {
    const stored = await this.zones.placesWith(places.map(({ cityCode }) => cityCode));
    const keys = new Set(places.map(keyOf));
    const taken = stored.find((place) => place.zoneId !== own && keys.has(keyOf(place)));
    if (!taken) return;
    const zone = await this.zones.find(taken.zoneId);
    throw new AppError('DELIVERY.PLACE_TAKEN', { zone: zone?.name ?? '', errors: { place: taken.cityCode } });
  }

  private async refusingTakenName<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.work.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('DELIVERY.ZONE_NAME_TAKEN', {}, error);
      throw error;
    }
  }
}

const keyOf = ({ cityCode, neighbourhood }: Pick<PlaceFields, 'cityCode' | 'neighbourhood'>): string =>
  `${cityCode}:${foldText(neighbourhood)}`;

const isKnown = (code: string): boolean =>
  code === EVERYWHERE || departmentName(code) !== null || municipalityName(code) !== null;

function readPlaces(places: readonly DeliveryPlaceDto[]): PlaceFields[] {
  if (!places.every(({ cityCode }) => isKnown(cityCode))) throw invalidPlaces(UNKNOWN_PLACE);
  const read = places.map(({ isExcluded = false, ...place }) => ({ ...place, isExcluded }));
  if (new Set(read.map(keyOf)).size < read.length) throw invalidPlaces(TWICE);
  return read;
}

const invalidPlaces = (text: string): AppError =>
  new AppError('VALIDATION.FAILED', { errors: { places: text } });

function auditedZone({ version: _version, id: _id, places, ...fields }: DeliveryZoneDto): object {
  return {
    ...fields,
    weekdays: fields.weekdays.join(''),
    places: places
      .map(({ cityCode, neighbourhood, isExcluded }) =>
        [isExcluded ? 'sin' : '', cityCode, neighbourhood].filter(Boolean).join(' '),
      )
      .join(', '),
  };
}
