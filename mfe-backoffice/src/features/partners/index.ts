export { CreatePartner } from './components/create-partner';
export { PARTNERS_TABLE } from './partners-definition';
