export { CheckoutForm } from './components/checkout-form';
export { default as checkoutFormStyles } from './components/checkout-form.module.css';
export { CUSTOMER_LABELS, CustomerFields } from './components/customer-fields';
export { CityFields } from './components/city-fields';
export { KeepAddress } from './components/keep-address';
export { SavedAddresses } from './components/saved-addresses';
export { useSaveAddress } from './model/saved-addresses';
export { emptyCustomer, normalizeCustomer } from './model/customer-data';
export { ADDRESS_LENGTH, EMAIL, FIRST_NAME, LAST_NAME, PHONE, REQUIRED } from './model/field-rules';
export {
  addressOfCustomer,
  isShippingComplete,
  NO_COMPANY,
  shippingDefaults,
} from './model/shipping-address';
export { useCityNames } from './use-departments';
export { CompanyField } from './components/company-field';
export { LastAddress } from './components/last-address';
