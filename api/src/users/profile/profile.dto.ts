import { DOCUMENT_TYPES, PERSON_TYPES, type PersonType } from '@lacteos/contracts/reference/reference-data';
import { CODE_PATTERN, LIMITS, NAME_PATTERN, TEXTS } from '@lacteos/contracts/validation';

import {
  AccountDocumentField,
  BooleanField,
  DigitsField,
  EmailField,
  EnumField,
  IntField,
  NameField,
  PhoneField,
  SecretField,
  TextField,
} from '#platform/http/index.js';
import { MAX_PASSWORD } from '../passwords/password-field.js';

const DOCUMENT_CODES = DOCUMENT_TYPES.map(({ code }) => code);

export class ProfileDto {
  @EnumField(PERSON_TYPES)
  person_type: PersonType;

  @TextField({ nullable: true })
  first_name: string | null;

  @TextField({ nullable: true })
  last_name: string | null;

  @TextField({ nullable: true })
  nameCompany: string | null;

  @TextField({ nullable: true })
  commercialName: string | null;

  @TextField()
  idType: string;

  @TextField()
  n_document: string;

  @BooleanField({ description: 'Whether orders or invoices name the document, so that it stays as it is' })
  isDocumentFixed: boolean;

  @TextField()
  email: string;

  @TextField()
  phone: string;

  @TextField()
  city_code: string;

  @TextField()
  state_code: string;

  @IntField({
    min: 1,
    description: 'Incremented by every change; a change names the version that it is based on',
  })
  version: number;
}

const isOf =
  (type: PersonType) =>
  (body: object): boolean =>
    (body as ProfileChangeDto).first_name !== undefined ? type === 'Person' : type === 'Company';

export class ProfileChangeDto {
  @NameField({
    max: LIMITS.personName,
    pattern: NAME_PATTERN,
    message: TEXTS.firstNameInvalid,
    required: TEXTS.firstNameInvalid,
    when: isOf('Person'),
  })
  first_name?: string;

  @NameField({
    max: LIMITS.personName,
    pattern: NAME_PATTERN,
    message: TEXTS.lastNameInvalid,
    required: TEXTS.lastNameInvalid,
    when: isOf('Person'),
  })
  last_name?: string;

  @NameField({ max: LIMITS.company, required: TEXTS.companyRequired, when: isOf('Company') })
  nameCompany?: string;

  @NameField({ max: LIMITS.company, optional: true, when: isOf('Company') })
  commercialName?: string;

  @EnumField(DOCUMENT_CODES, { message: TEXTS.required })
  idType: string;

  @AccountDocumentField((body) => (body as ProfileChangeDto).idType)
  n_document: string;

  @PhoneField()
  phone: string;

  @TextField({ max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code: string;

  @TextField({ max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code: string;

  @IntField({ min: 1 })
  version: number;
}

export class NewEmailDto {
  @EmailField({ max: LIMITS.email })
  email: string;

  @SecretField({ max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  password: string;
}

export class NewEmailCodeDto {
  @DigitsField({
    max: 6,
    pattern: CODE_PATTERN,
    message: TEXTS.codeInvalid,
    required: TEXTS.codeInvalid,
  })
  code: string;
}
