export { AfterSaleCard } from './components/after-sale-card';
