export { CustomerSection } from './components/customer-section';
export { HeadingFields } from './components/heading-fields';
export { LineCards } from './components/line-cards';
export { PaymentFields } from './components/payment-fields';
export { type StoredDraft, readDraft } from './model/draft-memory';
export { fieldsOfRequest, type InvoiceFields } from './model/invoice-draft';
export { type FormStart, type InvoiceForm, useInvoiceForm } from './use-invoice-form';
export { default as invoiceFormStyles } from './components/invoice-form.module.css';
