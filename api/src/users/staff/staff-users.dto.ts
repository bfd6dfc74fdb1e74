import { PERSON_TYPES, type PersonType } from '@lacteos/contracts/reference/reference-data';
import { ROLE_IDS, type RoleId } from '@lacteos/contracts/reference/roles';
import { LIMITS, PASSWORD_PATTERN, TEXTS } from '@lacteos/contracts/validation';

import {
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  SortField,
  PhoneField,
  SecretField,
  TextField,
} from '#platform/http/index.js';

const STAFF_USER_SORTS = ['id', 'email', 'n_document', 'id_role', 'active', 'createdAt'] as const;
export type StaffUserSort = (typeof STAFF_USER_SORTS)[number];

export class StaffUserListQuery extends ListQuery {
  @EnumField(ROLE_IDS, { optional: true, fromText: true })
  id_role?: RoleId;

  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  @SortField(STAFF_USER_SORTS)
  sort?: string;
}

/** Missing fields and an empty password stay unchanged. */
export class UserChangeDto {
  @IdField()
  id: number;

  @PhoneField({ optional: true })
  phone?: string;

  @TextField({ optional: true, max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code?: string;

  @TextField({ optional: true, max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code?: string;

  @EmailField({ optional: true, max: LIMITS.email })
  email?: string;

  @SecretField({
    optional: true,
    nullable: true,
    max: 128,
    pattern: new RegExp(`^$|${PASSWORD_PATTERN.source}`),
    message: TEXTS.passwordWeak,
  })
  password?: string | null;

  @BooleanField({ optional: true })
  active?: boolean;

  @EnumField(ROLE_IDS, { optional: true })
  id_role?: RoleId;

  @IntField({
    optional: true,
    min: 1,
    description: 'Version that the editor saw; an older one is EDIT.CONFLICT',
  })
  version?: number;
}

export class AdminUserDto {
  @IdField()
  id: number;

  @TextField()
  n_document: string;

  @EnumField(PERSON_TYPES)
  person_type: PersonType;

  @TextField({ nullable: true })
  first_name: string | null;

  @TextField({ nullable: true })
  last_name: string | null;

  @TextField({ nullable: true })
  nameCompany: string | null;

  @TextField()
  email: string;

  @TextField()
  phone: string;

  @TextField()
  city_code: string;

  @TextField()
  state_code: string;

  @BooleanField()
  active: boolean;

  @EnumField(ROLE_IDS)
  id_role: RoleId;

  @IntField({ min: 1 })
  version: number;

  @MomentField()
  createdAt: string;
}
