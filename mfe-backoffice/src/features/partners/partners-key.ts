/** Query key of everything read from `/admin/partners`. */
export const PARTNERS_KEY = 'admin-partners';
