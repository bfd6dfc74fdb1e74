import type { AdminCustomer, Customer } from '@lacteos/contracts/schemas';

export type CustomerRecord = Customer;
export type CustomerRow = AdminCustomer;
export type CustomerBody = Omit<Customer, 'id' | 'id_siigo' | 'version' | 'withholding'>;
