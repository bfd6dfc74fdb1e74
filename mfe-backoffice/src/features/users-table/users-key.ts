/** Query key of everything read from `/admin/users`. */
export const USERS_KEY = 'admin-users';
