/** Everything read from `/admin/partners` stands below this key. */
export const PARTNERS_KEY = 'admin-partners';
