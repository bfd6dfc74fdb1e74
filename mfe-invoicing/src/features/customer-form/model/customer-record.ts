import type { PersonType } from '@lacteos/contracts';

/** A phone of a customer: digits only, empty where there is none. */
export interface CustomerPhone {
  indicative: string;
  number: string;
  extension: string;
}

/** A person to talk to at a customer. */
export interface CustomerContact {
  first_name: string;
  last_name: string;
  email: string;
  phone: CustomerPhone;
}

/** A customer of the accounting system as the API tells and takes him. */
export interface CustomerRecord {
  /** Our id. */
  id: number;
  identification: string;
  /** Id in SIIGO; null while he exists only in the shop. */
  id_siigo: string | null;
  active: boolean;
  person_type: PersonType;
  id_type: string;
  check_digit: string | null;
  /** Company name, or first names and last names. */
  name: string[];
  commercial_name: string | null;
  address: {
    address: string;
    postal_code?: string | null;
    city: { country_code: string; state_code: string; city_code: string };
  };
  phones: CustomerPhone[];
  contacts: CustomerContact[];
  seller_id: number | null;
  collector_id: number | null;
  comments: string | null;
  fiscal_responsibilities: { code: string }[];
  vat_responsible: boolean;
  /** Raised by each change; a save with an old one is refused. */
  version: number;
}

/** A row of the customers table: the record with names, city, first phone and first contact side by side. */
export interface CustomerRow extends CustomerRecord {
  first_name: string | null;
  last_name: string | null;
  nameCompany: string | null;
  country_code: string;
  state_code: string;
  city_code: string;
  indicative: string;
  number: string;
  extension: string;
}

/** What is sent of a customer. */
export type CustomerBody = Omit<CustomerRecord, 'id' | 'id_siigo' | 'version' | 'vat_responsible'>;
