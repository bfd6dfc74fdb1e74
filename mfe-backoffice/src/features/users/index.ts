export { USERS_TABLE } from './users-definition';
