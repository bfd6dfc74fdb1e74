export { customerQuery, customersQuery, findCustomer, knownCustomersQuery } from './customer-calls';
export { CustomerDialog } from './customer-dialog';
export { NewCustomerDialog } from './new-customer-dialog';
export { customersTable } from './customer-columns';
export { CREATE_WITH_INVOICE, CUSTOMER_UNKNOWN, customerName, personTypeText } from './customer-texts';
