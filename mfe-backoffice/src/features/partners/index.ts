export { CreatePartner } from './create-partner';
export { PARTNERS_TABLE } from './partners-definition';
