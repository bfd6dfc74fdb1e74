import {
  BooleanField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  NameField,
  NestedField,
  PhoneField,
  PictureField,
  SortField,
  TextField,
} from '#platform/http/index.js';
import { LocationField, PartnerDto, StoreHoursDto } from './store.dto.js';

const STAFF_PARTNER_SORTS = ['id', 'name', 'city', 'country', 'active', 'createdAt'] as const;
export type StaffPartnerSort = (typeof STAFF_PARTNER_SORTS)[number];

const PHONE = /^[\d+() -]{7,20}$/;

export class StaffPartnerListQuery extends ListQuery {
  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  @SortField(STAFF_PARTNER_SORTS)
  sort?: string;
}

/** `country` is the department. */
export class NewPartnerDto {
  @NameField({ max: 120 })
  name: string;

  @NameField({ max: 200 })
  address: string;

  @PictureField()
  image: string;

  @TextField({ max: 120 })
  city: string;

  @TextField({ max: 120, description: 'The department' })
  country: string;

  @PhoneField({ max: 20, pattern: PHONE })
  phone: string;

  @NestedField(() => StoreHoursDto, { optional: true, nullable: true })
  hours?: StoreHoursDto | null;

  @LocationField()
  location?: string | null;
}

/** Missing fields stay unchanged. */
export class PartnerChangeDto {
  @IdField()
  id: number;

  @NameField({ optional: true, max: 120 })
  name?: string;

  @NameField({ optional: true, max: 200 })
  address?: string;

  @PictureField({ optional: true })
  image?: string;

  @TextField({ optional: true, max: 120 })
  city?: string;

  @TextField({ optional: true, max: 120, description: 'The department' })
  country?: string;

  @PhoneField({ optional: true, max: 20, pattern: /^.*$/ })
  phone?: string;

  @NestedField(() => StoreHoursDto, { optional: true, nullable: true })
  hours?: StoreHoursDto | null;

  @LocationField()
  location?: string | null;

  @BooleanField({ optional: true })
  active?: boolean;

  @IntField({
    optional: true,
    min: 1,
    description: 'Version that the editor saw; an older one is EDIT.CONFLICT',
  })
  version?: number;
}

export class PartnerActiveDto {
  @IdField()
  id: number;

  @BooleanField()
  active: boolean;
}

export class AdminPartnerDto extends PartnerDto {
  @BooleanField()
  active: boolean;

  @IntField({ min: 1 })
  version: number;

  @MomentField()
  createdAt: string;
}
