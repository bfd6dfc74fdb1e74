/** SIIGO's wire types, in its own names. Optional keys are missing in some accounts. */

export interface SiigoPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface SiigoPhone {
  indicative?: string;
  number?: string;
  extension?: string;
}
export interface SiigoContact {
  first_name: string;
  last_name?: string;
  email?: string;
  phone?: SiigoPhone;
}
export interface SiigoCity {
  country_code: string;
  state_code: string;
  city_code: string;
}
export interface SiigoCustomerRequest {
  type?: 'Customer' | 'Supplier' | 'Other';
  person_type: 'Person' | 'Company';
  id_type: string;
  identification: string;
  check_digit?: string;
  name: string[];
  commercial_name?: string;
  branch_office?: number;
  active?: boolean;
  vat_responsible?: boolean;
  fiscal_responsibilities?: { code: string }[];
  address: { address: string; city: SiigoCity; postal_code?: string };
  phones?: SiigoPhone[];
  contacts?: SiigoContact[];
  comments?: string;
  related_users?: { seller_id?: number; collector_id?: number };
  custom_fields?: { key: string; value: string }[];
}
export interface SiigoCustomer {
  id: string;
  type?: string;
  person_type?: string;
  id_type?: { code: string; name?: string } | string;
  identification: string;
  branch_office?: number;
  check_digit?: string | null;
  name?: string[];
  commercial_name?: string | null;
  active?: boolean;
  vat_responsible?: boolean;
  fiscal_responsibilities?: { code: string; name?: string }[];
  address?: { address?: string; postal_code?: string | null; city?: Partial<SiigoCity> };
  phones?: SiigoPhone[];
  contacts?: SiigoContact[];
  comments?: string | null;
  related_users?: { seller_id?: number | null; collector_id?: number | null };
  custom_fields?: { key: string; value: string }[];
  metadata?: { created?: string; last_updated?: string | null };
}

export interface SiigoProductRequest {
  code: string;
  name: string;
  account_group: number;
  type?: string;
  stock_control?: boolean;
  active?: boolean;
  tax_classification?: string;
  tax_included?: boolean;
  tax_consumption_value?: number;
  taxes?: { id: number }[];
  prices?: { currency_code: string; price_list: { position: number; value: number }[] }[];
  unit?: string;
  reference?: string;
  description?: string;
  additional_fields?: { barcode?: string; brand?: string; tariff?: string; model?: string };
}
export interface SiigoProduct {
  id: string;
  code: string;
  name: string;
  account_group?: { id: number; name?: string };
  type?: string;
  stock_control?: boolean;
  active?: boolean;
  tax_classification?: string;
  tax_included?: boolean;
  taxes?: { id: number; name?: string; type?: string; percentage?: number }[];
  prices?: {
    currency_code: string;
    price_list: { position: number; name?: string; value: number }[];
  }[];
  unit?: { code: string; name?: string };
  reference?: string | null;
  description?: string | null;
  available_quantity?: number;
}

export interface SiigoInvoiceItemRequest {
  code: string;
  description?: string;
  quantity: number;
  /** Without VAT, up to 6 decimals. */
  price: number;
  /** Percentage or amount, by `discount_type` of the document type. */
  discount?: number;
  taxes?: { id: number }[];
  warehouse?: number;
  seller?: number;
}
export interface SiigoPaymentRequest {
  id: number;
  value: number;
  /** yyyy-MM-dd */
  due_date?: string;
}
export interface SiigoInvoiceRequest {
  document: { id: number };
  /** yyyy-MM-dd */
  date: string;
  number?: number;
  /** Reference to a customer, or the fields of a new one. */
  customer: { identification: string; branch_office?: number } | SiigoCustomerRequest;
  cost_center?: number;
  currency?: { code: string; exchange_rate: number };
  seller: number;
  stamp?: { send: boolean };
  mail?: { send: boolean };
  observations?: string;
  /** ReteIVA, ReteICA or self-withholding; ReteFuente is a tax of the lines. */
  retentions?: { id: number }[];
  items: SiigoInvoiceItemRequest[];
  payments: SiigoPaymentRequest[];
  additional_fields?: { purchase_order?: { prefix?: string; number?: string } };
}

export interface SiigoStamp {
  /** Draft, Sending, Accepted, Rejected, Audit …; SIIGO may add others. */
  status?: string;
  cufe?: string;
  cude?: string;
  observations?: string | null;
  errors?: string | null;
}
export interface SiigoMail {
  status?: string;
  observations?: string | null;
}
export interface SiigoInvoice {
  id: string;
  document?: { id: number };
  prefix?: string;
  number?: number;
  name?: string;
  date?: string;
  customer?: { id?: string; identification?: string; branch_office?: number };
  seller?: number;
  cost_center?: number;
  currency?: { code?: string; exchange_rate?: number };
  total: number;
  balance?: number;
  observations?: string | null;
  items?: {
    id?: string;
    code: string;
    description?: string;
    quantity: number;
    price: number;
    discount?: { percentage?: number; value?: number };
    taxes?: { id: number; name?: string; type?: string; percentage?: number; value?: number }[];
    total?: number;
  }[];
  payments?: { id: number; name?: string; value: number; due_date?: string }[];
  /** Missing in lists and for invoices not sent to the DIAN. */
  stamp?: SiigoStamp;
  mail?: SiigoMail;
  public_url?: string;
  annulled?: boolean;
  metadata?: { created?: string; last_updated?: string | null };
}

/** Dates are yyyy-MM-dd or yyyy-MM-ddTHH:mm:ssZ. */
export interface SiigoInvoiceFilter {
  name?: string;
  customer_identification?: string;
  customer_branch_office?: number;
  document_id?: number;
  date_start?: string;
  date_end?: string;
  created_start?: string;
  created_end?: string;
  updated_start?: string;
  updated_end?: string;
}

export interface SiigoCreditNoteRequest {
  document: { id: number };
  date: string;
  /** GUID of the invoice. */
  invoice: string;
  /** 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 6 early payment, 7 volume. */
  reason: number;
  cost_center?: number;
  retentions?: { id: number }[];
  stamp?: { send: boolean };
  mail?: { send: boolean };
  observations?: string;
  items: SiigoInvoiceItemRequest[];
  payments: SiigoPaymentRequest[];
}
export interface SiigoCreditNote extends Omit<SiigoInvoice, 'public_url'> {
  invoice?: { id: string; name?: string };
}

export interface SiigoStampError {
  code?: string;
  message: string;
}
