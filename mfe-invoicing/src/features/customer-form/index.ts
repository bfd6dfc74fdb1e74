export { CustomerFormFields } from './components/customer-form-fields';
export {
  type CustomerFields,
  customerOfFields,
  fieldsOfCustomer,
  newCustomerFields,
} from './model/customer-fields';
export type { CustomerBody, CustomerRecord, CustomerRow } from './model/customer-record';
export { useDepartments } from './api/use-departments';
