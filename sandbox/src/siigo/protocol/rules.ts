/** Choices where SIIGO's references contradict each other or the service. */
export interface AccountRules {
  /** Name of the global discounts of an invoice; the reference draws both. */
  globalDiscounts: 'global_discounts' | 'globaldiscounts' | 'both';
  /** Whether `global_charges` is known: by the newer reference only. */
  globalCharges: boolean;
  /** Days of electronic documents: from today on, or ten days before and after it, as two places of the reference say. */
  dates: 'from today' | 'within ten days';
  /** Observations of list entries: null as was seen, or whole as the reference draws them. */
  listObservations: 'null' | 'whole';
  /** Contacts of a customer: 10 by the page of errors, 20 by the data structure. */
  maxContacts: number;
  /** Whether names of customers have to fit the published pattern; those of SIIGO's own screens need not. */
  names: 'pattern' | 'any';
  /** Addresses to which a batch is reported; `any` lets tests listen without a certificate. */
  notifications: 'https' | 'any';
}

export const DEFAULT_RULES: AccountRules = {
  globalDiscounts: 'both',
  globalCharges: true,
  dates: 'from today',
  listObservations: 'null',
  maxContacts: 10,
  names: 'pattern',
  notifications: 'https',
};
