/** Choices where SIIGO's references contradict each other or the service. */
export interface AccountRules {
  /** The reference uses both names. */
  globalDiscounts: 'global_discounts' | 'globaldiscounts' | 'both';
  /** Only the newer reference knows `global_charges`. */
  globalCharges: boolean;
  /** The reference gives both rules for electronic documents. */
  dates: 'from today' | 'within ten days';
  /** `null` was seen; the reference shows them whole. */
  listObservations: 'null' | 'whole';
  /** 10 by the page of errors, 20 by the data structure. */
  maxContacts: number;
  /** Customers from SIIGO's own screens need not match the published pattern. */
  names: 'pattern' | 'any';
  /** `any` lets tests receive batch reports without a certificate. */
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
