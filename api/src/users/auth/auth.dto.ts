import { DOCUMENT_TYPES, PERSON_TYPES, type PersonType } from '@lacteos/contracts/reference/reference-data';
import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import { LIMITS, NAME_PATTERN, RECOVERY_CODE_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import {
  AccountDocumentField,
  BooleanField,
  DigitsField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  NestedArrayField,
  NestedField,
  NameField,
  PhoneField,
  SecretField,
  TextField,
} from '#platform/http/index.js';
import { MAX_PASSWORD, PasswordField } from '../passwords/password-field.js';

const isPerson = (body: object): boolean => (body as SignUpDto).person_type !== 'Company';
const isCompany = (body: object): boolean => (body as SignUpDto).person_type === 'Company';

export class SignUpDto {
  @EnumField(PERSON_TYPES, { message: TEXTS.required })
  person_type: PersonType;

  @NameField({
    max: LIMITS.personName,
    pattern: NAME_PATTERN,
    message: TEXTS.firstNameInvalid,
    required: TEXTS.firstNameInvalid,
    when: isPerson,
  })
  first_name?: string;

  @NameField({
    max: LIMITS.personName,
    pattern: NAME_PATTERN,
    message: TEXTS.lastNameInvalid,
    required: TEXTS.lastNameInvalid,
    when: isPerson,
  })
  last_name?: string;

  @NameField({ max: LIMITS.company, required: TEXTS.companyRequired, when: isCompany })
  nameCompany?: string;

  @NameField({ max: LIMITS.company, optional: true, when: isCompany })
  commercialName?: string;

  @AccountDocumentField((body) => (body as SignUpDto).idType)
  n_document: string;

  @EnumField(DOCUMENT_TYPES.map(({ code }) => code), { message: TEXTS.required })
  idType: string;

  @EmailField({ max: LIMITS.email })
  email: string;

  @PasswordField(TEXTS.passwordRequired)
  password: string;

  @PhoneField()
  phone: string;

  @TextField({ max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code: string;

  @TextField({ max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code: string;

  @EnumField([ROLES.user], { optional: true })
  id_role?: 1;

  @BooleanField({ must: true, message: TEXTS.termsRequired })
  termsAccepted: boolean;

  @IntField({ optional: true, min: 1, description: 'Version of the data policy that the form showed' })
  policyVersion?: number;

  @BooleanField({ optional: true, description: 'Whether the person wants news and offers' })
  marketing?: boolean;
}

export class LoginDto {
  @EmailField()
  email: string;

  @SecretField({ max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  password: string;

  @BooleanField({ optional: true })
  rememberMe?: boolean;

  @TextField({
    optional: true,
    max: 20,
    description: 'Second-factor code; required after AUTH.TOTP_REQUIRED',
  })
  code?: string;
}

export class RecoveryCodeDto {
  @EmailField()
  email: string;
}

const usesOlderName = ({ newPassword, password }: ResetPasswordDto): boolean =>
  newPassword === undefined && password !== undefined;

export class ResetPasswordDto {
  @EmailField()
  email: string;

  @DigitsField({
    max: 12,
    pattern: RECOVERY_CODE_PATTERN,
    message: TEXTS.recoveryCodeInvalid,
    required: TEXTS.recoveryCodeInvalid,
  })
  code: string;

  @PasswordField(TEXTS.newPasswordRequired, (body) => !usesOlderName(body as ResetPasswordDto))
  newPassword?: string;

  /** Older name of `newPassword`, which takes precedence. */
  @PasswordField(TEXTS.newPasswordRequired, (body) => usesOlderName(body as ResetPasswordDto))
  password?: string;

  @SecretField({
    max: MAX_PASSWORD,
    optional: true,
    required: TEXTS.passwordsDiffer,
    message: TEXTS.passwordsDiffer,
  })
  confirmPassword?: string;
}

class StoreSummaryDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  city: string;
}

export class SessionUserDto {
  @IdField()
  id: number;

  @EnumField(Object.values(ROLES))
  id_role: RoleId;

  @TextField({ nullable: true })
  name: string | null;

  @TextField({ nullable: true })
  last: string | null;

  @TextField({ nullable: true })
  nameCompany: string | null;

  @TextField()
  phone: string;

  @TextField()
  city_code: string;

  @TextField()
  state_code: string;

  @TextField()
  email: string;

  /** Stores of a cashier; empty for other roles. */
  @NestedArrayField(() => StoreSummaryDto)
  stores: StoreSummaryDto[];
}

export class SignedInDto {
  @TextField()
  token: string;

  /** In seconds. */
  @IntField()
  expiresIn: number;

  @NestedField(() => SessionUserDto)
  user: SessionUserDto;
}
