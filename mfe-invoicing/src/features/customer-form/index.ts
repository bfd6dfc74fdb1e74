export { customerControlOf } from './model/form-control';
export { CustomerFormFields } from './components/customer-form-fields';
export {
  type CustomerFields,
  customerOfFields,
  fieldsOfCustomer,
  newCustomerFields,
} from './model/customer-fields';
export type { CustomerBody, CustomerRecord, CustomerRow } from './model/customer-record';
export {
  type CustomerEditFields,
  fieldsOfWithholding,
  withholdingOfFields,
} from './model/customer-withholding';
export { CustomerWithholdingFields } from './components/withholding-fields';
export { useDepartments } from './api/use-departments';
