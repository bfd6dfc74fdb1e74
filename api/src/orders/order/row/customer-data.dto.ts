import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail } from '@lacteos/contracts/parsing/read-text';
import {
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PERSON_TYPES,
  type PersonType,
} from '@lacteos/contracts/reference/reference-data';
import { LIMITS } from '@lacteos/contracts/validation';

import { BooleanField, EnumField, NameField, TextField } from '#platform/http/index.js';

const DOCUMENT_CODES = DOCUMENT_TYPES.map((type) => type.code);
const FISCAL_CODES = FISCAL_RESPONSIBILITIES.map((responsibility) => responsibility.code);

export class CustomerDataDto {
  @TextField({ max: LIMITS.document })
  identification: string;

  @EnumField(PERSON_TYPES)
  person_type: PersonType;

  @EnumField(FISCAL_CODES)
  fiscal_responsibility: (typeof FISCAL_CODES)[number];

  @BooleanField({
    optional: true,
    description: "'Responsable de IVA'; left out: companies are, persons are not",
  })
  vat_responsible?: boolean;

  @EnumField(DOCUMENT_CODES)
  id_type: (typeof DOCUMENT_CODES)[number];

  @TextField({ optional: true, max: 1 })
  check_digit?: string;

  @NameField({ optional: true, max: 100 })
  first_name?: string;

  @NameField({ optional: true, max: 100 })
  last_name?: string;

  @NameField({ optional: true, max: LIMITS.company })
  nameCompany?: string;

  @NameField({ optional: true, max: LIMITS.company })
  commercial_name?: string;

  @NameField({ max: LIMITS.address })
  address: string;

  @TextField({ max: 2 })
  country_code: string;

  @TextField({ max: 2 })
  state_code: string;

  @TextField({ max: 5 })
  city_code: string;

  @NameField({ max: 50 })
  contact_first_name: string;

  @NameField({ optional: true, max: 50 })
  contact_last_name?: string;

  @TextField({ optional: true, max: LIMITS.email, read: readEmail })
  contact_email?: string;

  @TextField({ optional: true, max: 10, read: readPhone })
  contact_phone?: string;
}
