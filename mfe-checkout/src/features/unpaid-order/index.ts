export { UnpaidCard } from './unpaid-card';
