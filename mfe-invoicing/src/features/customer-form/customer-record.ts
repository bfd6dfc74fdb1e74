import type { AdminCustomer, Customer } from '@lacteos/contracts/schemas';

/** A customer of the accounting system. */
export type CustomerRecord = Customer;
/** A row of the customers table. */
export type CustomerRow = AdminCustomer;
/** What is sent of a customer. */
export type CustomerBody = Omit<Customer, 'id' | 'id_siigo' | 'version' | 'withholding'>;
