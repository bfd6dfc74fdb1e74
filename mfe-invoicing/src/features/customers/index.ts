export {
  type CustomersView,
  customerQuery,
  customersQuery,
  findCustomer,
  knownCustomersQuery,
} from './api/customer-calls';
export { CustomerDialog } from './components/customer-dialog';
export { NewCustomerDialog } from './components/new-customer-dialog';
export { CustomersTable } from './components/customers-table';
export { CREATE_WITH_INVOICE, CUSTOMER_UNKNOWN, customerName, personTypeText } from './model/customer-texts';
