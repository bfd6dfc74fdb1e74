export { BulkRunNotice } from './run-notice';
export { bulkRuns } from './run-store';
export { useBulkRun } from './use-bulk-run';
