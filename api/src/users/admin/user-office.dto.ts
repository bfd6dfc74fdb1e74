import {
  PASSWORD_PATTERN,
  PERSON_TYPES,
  PHONE_PATTERN,
  ROLE_IDS,
  TEXTS,
  type PersonType,
  type RoleId,
} from '@lacteos/contracts';

import {
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  SortField,
  TextField,
} from '../../platform/http/index.js';

/** Columns by which the back office sorts accounts. */
export const OFFICE_USER_SORTS = ['id', 'email', 'n_document', 'id_role', 'active', 'createdAt'] as const;
export type OfficeUserSort = (typeof OFFICE_USER_SORTS)[number];

export class AdminUserListQuery extends ListQuery {
  @EnumField(ROLE_IDS, { optional: true, fromText: true })
  id_role?: RoleId;

  @BooleanField({ optional: true, fromText: true })
  active?: boolean;

  @SortField(OFFICE_USER_SORTS)
  sort?: string;
}

/** A change of an account; what is left out stays as it is, an empty password too. */
export class UserChangeDto {
  @IdField()
  id: number;

  @TextField({
    optional: true,
    max: 10,
    pattern: PHONE_PATTERN,
    message: TEXTS.phoneInvalid,
  })
  phone?: string;

  @TextField({ optional: true, max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code?: string;

  @TextField({ optional: true, max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code?: string;

  @EmailField({ optional: true })
  email?: string;

  @TextField({
    optional: true,
    nullable: true,
    trim: false,
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

/** An account as the back office sees it; never with its password or the hash of it. */
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

/** One open session of an account: a browser that can go on without a new sign-in. */
export class OpenSessionDto {
  @TextField({ description: 'Names the session when it is closed; no secret' })
  id: string;

  @TextField({
    nullable: true,
    description: "What the browser called itself when it signed in (the header 'User-Agent')",
  })
  device: string | null;

  @BooleanField({ description: "Whether it outlives the browser ('remember me')" })
  isPersistent: boolean;

  @MomentField()
  startedAt: string;

  @MomentField({ description: 'When it last renewed itself' })
  lastUsedAt: string;

  @MomentField()
  expiresAt: string;
}
