export { paymentTypesQuery, siigoProductsQuery, siigoUsersQuery, taxesQuery } from './catalogue-queries';
export { CatalogueAge } from './catalogue-age';
export { CostCenterSelect, InvoiceTypeSelect, SellerSelect } from './catalogue-selects';
export { InvoiceNumberField } from './invoice-number-field';
export { SendingFields } from './sending-fields';
export { paymentTypeOptions, taxOptions, userOptions } from './catalogue-options';
export { isElectronic, needsCostCenter, needsNumber, usableTypes } from './invoice-type-rules';
