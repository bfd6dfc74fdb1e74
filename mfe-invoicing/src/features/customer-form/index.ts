export { customerControlOf } from './form-control';
export { CustomerFormFields } from './customer-form-fields';
export {
  type CustomerFields,
  customerOfFields,
  fieldsOfCustomer,
  newCustomerFields,
} from './customer-fields';
export type { CustomerBody, CustomerRecord, CustomerRow } from './customer-record';
export { type CustomerEditFields, fieldsOfWithholding, withholdingOfFields } from './customer-withholding';
export { CustomerWithholdingFields } from './withholding-fields';
export { useDepartments } from './use-departments';
