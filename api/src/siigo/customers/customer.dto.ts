import {
  COUNTRY,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PERSON_TYPES,
  type PersonType,
} from '@lacteos/contracts/reference/reference-data';
import { LIMITS, TEXTS } from '@lacteos/contracts/validation';

import {
  BooleanField,
  DigitsField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  MoneyField,
  NestedArrayField,
  NestedField,
  NameField,
  PercentField,
  PhoneField,
  TextArrayField,
  TextField,
} from '#platform/http/index.js';

/** Types that SIIGO accepts: the shop's, and two of accounts made elsewhere. */
const ID_TYPES: readonly string[] = [...DOCUMENT_TYPES.map(({ code }) => code), '48', '89'];
const DIGITS = /^\d*$/;
const MAX_ROWS = 10;
const MAX_COMMENTS = 4_000;

export class CustomerLookupQuery {
  @EnumField(ID_TYPES, { optional: true })
  id_type?: string;
}

export class CustomerPhoneDto {
  @DigitsField({ optional: true, max: 10, pattern: DIGITS, message: TEXTS.phoneInvalid })
  indicative: string;

  @PhoneField({ optional: true, pattern: DIGITS })
  number: string;

  @DigitsField({ optional: true, max: 10, pattern: DIGITS, message: TEXTS.phoneInvalid })
  extension: string;
}

class CustomerContactDto {
  @NameField({ max: 50 })
  first_name: string;

  @NameField({ optional: true, max: 50 })
  last_name: string;

  @EmailField({ max: LIMITS.email, when: (contact) => Boolean((contact as CustomerContactDto).email) })
  email: string;

  @NestedField(() => CustomerPhoneDto, { optional: true })
  phone: CustomerPhoneDto;
}

class CustomerCityDto {
  @EnumField([COUNTRY.code, 'CO', 'co'], { message: TEXTS.required })
  country_code: string;

  @TextField({ max: 2, pattern: /^\d{2}$/, message: TEXTS.required })
  state_code: string;

  @TextField({ max: 5, pattern: /^\d{5}$/, message: TEXTS.required })
  city_code: string;
}

class CustomerAddressDto {
  @NameField({ max: LIMITS.address })
  address: string;

  @TextField({ optional: true, nullable: true, max: 10 })
  postal_code?: string | null;

  @NestedField(() => CustomerCityDto, { message: TEXTS.required })
  city: CustomerCityDto;
}

class FiscalResponsibilityDto {
  @EnumField(FISCAL_RESPONSIBILITIES.map(({ code }) => code))
  code: string;
}

/** customer-rules.ts validates fields that depend on each other. */
export class CustomerFormDto {
  @EnumField(PERSON_TYPES, { message: TEXTS.required })
  person_type: PersonType;

  @EnumField(ID_TYPES, { message: TEXTS.required })
  id_type: string;

  @TextField({ max: LIMITS.document })
  identification: string;

  @TextField({
    optional: true,
    nullable: true,
    max: 1,
    pattern: /^\d?$/,
    message: 'Debe ser un dígito de 0 a 9.',
  })
  check_digit?: string | null;

  /** One entry for a company, two (given names, surnames) for a person. */
  @TextArrayField({ min: 1, max: 2, length: LIMITS.company })
  name: string[];

  @NameField({ optional: true, nullable: true, max: LIMITS.company })
  commercial_name?: string | null;

  @BooleanField({ optional: true })
  active?: boolean;

  @BooleanField({ optional: true })
  vat_responsible?: boolean;

  @NestedField(() => CustomerAddressDto, { message: TEXTS.required })
  address: CustomerAddressDto;

  @NestedArrayField(() => CustomerPhoneDto, { optional: true, max: MAX_ROWS })
  phones?: CustomerPhoneDto[];

  @NestedArrayField(() => CustomerContactDto, { optional: true, max: MAX_ROWS })
  contacts?: CustomerContactDto[];

  @NestedArrayField(() => FiscalResponsibilityDto, { optional: true, max: MAX_ROWS })
  fiscal_responsibilities?: FiscalResponsibilityDto[];

  @IdField({ optional: true, nullable: true })
  seller_id?: number | null;

  @IdField({ optional: true, nullable: true })
  collector_id?: number | null;

  @TextField({ optional: true, nullable: true, max: MAX_COMMENTS })
  comments?: string | null;
}

/** 0 withholds nothing. */
class CustomerWithholdingDto {
  @PercentField({ description: 'ReteFuente, percent of the base' })
  retefuente: number;

  @PercentField({ description: 'ReteIVA, percent of the VAT' })
  reteiva: number;

  @PercentField({ description: 'ReteICA, percent of the base' })
  reteica: number;

  @MoneyField({ description: 'Purchases whose base is below withhold nothing' })
  minimum_base: number;
}

export class NewCustomerDto extends CustomerFormDto {
  @NestedField(() => CustomerWithholdingDto, {
    optional: true,
    nullable: true,
    description: 'Only of a company, for all its branches; left out it stays',
  })
  withholding?: CustomerWithholdingDto | null;
}

export class CustomerEditDto extends NewCustomerDto {
  @IntField({ optional: true, min: 1 })
  version?: number;

  @IntField({ optional: true, max: 999, description: 'Ignored: a customer keeps its branch' })
  branch_office?: number;
}

export class CustomerDto {
  @IdField()
  id: number;

  @TextField()
  identification: string;

  @IntField({ optional: true, description: "SIIGO's number of the branch; 0 is the main one" })
  branch_office?: number;

  @TextField({ nullable: true, description: 'GUID in SIIGO; null while he exists only in the shop' })
  id_siigo: string | null;

  @BooleanField()
  active: boolean;

  @EnumField(PERSON_TYPES)
  person_type: PersonType;

  @TextField()
  id_type: string;

  @TextField({ nullable: true })
  check_digit: string | null;

  @TextArrayField()
  name: string[];

  @TextField({ nullable: true })
  commercial_name: string | null;

  @NestedField(() => CustomerAddressDto)
  address: CustomerAddressDto;

  @NestedArrayField(() => CustomerPhoneDto)
  phones: CustomerPhoneDto[];

  @NestedArrayField(() => CustomerContactDto)
  contacts: CustomerContactDto[];

  @IdField({ nullable: true })
  seller_id: number | null;

  @IdField({ nullable: true })
  collector_id: number | null;

  @TextField({ nullable: true })
  comments: string | null;

  @NestedArrayField(() => FiscalResponsibilityDto)
  fiscal_responsibilities: FiscalResponsibilityDto[];

  @BooleanField()
  vat_responsible: boolean;

  @IntField()
  version: number;

  @NestedField(() => CustomerWithholdingDto, {
    optional: true,
    nullable: true,
    description: 'Where one customer is read; null: nothing is withheld',
  })
  withholding?: CustomerWithholdingDto | null;
}

export class AdminCustomerDto extends CustomerDto {
  @TextField({ nullable: true })
  first_name: string | null;

  @TextField({ nullable: true })
  last_name: string | null;

  @TextField({ nullable: true })
  nameCompany: string | null;

  @TextField()
  country_code: string;

  @TextField()
  state_code: string;

  @TextField()
  city_code: string;

  @TextField()
  indicative: string;

  @TextField()
  number: string;

  @TextField()
  extension: string;

  @TextField()
  firstnameContact: string;

  @TextField()
  lastnameContact: string;

  @TextField()
  emailContact: string;

  @TextField()
  indicativeContact: string;

  @TextField()
  phoneContact: string;

  @TextField()
  extensionContact: string;
}
