export { ReceiptActions } from './components/receipt-actions';
