/** A user of the SIIGO account: seller or collector. */
export interface SiigoUser {
  id: number;
  first_name: string;
  last_name?: string;
  identification?: string;
  active?: boolean;
}

/** A cost centre of the SIIGO account. */
export interface CostCenter {
  id: number;
  code?: string;
  name: string;
  active?: boolean;
}

/** A tax of the SIIGO account; `type` is SIIGO's word, e.g. 'IVA'. */
export interface Tax {
  id: number;
  name: string;
  type: string;
  percentage: number;
  active?: boolean;
}

/** A payment type of the SIIGO account; `due_date`: it needs the day on which it is due. */
export interface InvoicePaymentType {
  id: number;
  name: string;
  type?: string;
  active?: boolean;
  due_date?: boolean;
}

/** A product of the SIIGO account, with the price lists it has. */
export interface SiigoProduct {
  code: string;
  name?: string;
  description?: string | null;
  reference?: string | null;
  active: boolean;
  taxes?: { id: number }[];
  prices?: { currency_code?: string; price_list?: { position?: number; value: number }[] }[];
}
