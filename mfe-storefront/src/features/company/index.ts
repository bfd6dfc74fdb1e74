export { Company } from './company';
