export const PARTNERS_KEY = 'admin-partners';
