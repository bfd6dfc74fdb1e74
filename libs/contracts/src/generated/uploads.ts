// Made from ../../openapi.json by `npm run openapi -w api`; don't edit.

/** Largest file of the calls that take one, in bytes. */
export const MAX_FILE_BYTES: Readonly<Record<string, number>> = {
  'POST /api/admin/products/import': 2000000,
  'POST /api/claims/files': 8000000,
  'POST /api/delivery/driver/stops/{orderId}/photo': 10000000,
  'POST /api/media': 10000000,
  'POST /api/media/expenses': 10000000,
  'POST /api/media/returns': 10000000,
};
