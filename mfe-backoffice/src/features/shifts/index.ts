export { SHIFTS_TABLE } from './shifts-definition';
