/** Everything read from `/admin/users` stands below this key. */
export const USERS_KEY = 'admin-users';
