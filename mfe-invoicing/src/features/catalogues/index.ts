export { paymentTypesQuery, siigoProductsQuery, siigoUsersQuery, taxesQuery } from './api/catalogue-queries';
export { CatalogueAge } from './components/catalogue-age';
export { CostCenterSelect, InvoiceTypeSelect, SellerSelect } from './components/catalogue-selects';
export { InvoiceNumberField } from './components/invoice-number-field';
export { SendingFields } from './components/sending-fields';
export { paymentTypeOptions, taxOptions, userOptions } from './model/catalogue-options';
export { isElectronic, needsCostCenter, needsNumber, usableTypes } from './model/invoice-type-rules';
