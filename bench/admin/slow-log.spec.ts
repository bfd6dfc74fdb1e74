import { describe, expect, it } from '@jest/globals';
import { readSlowLog } from './slow-log.js';

const LOG = `# Time: 261123 23:00:00
# User@Host: root[root] @  [127.0.0.1]
# Thread_id: 9  Schema: growth  QC_hit: No
# Query_time: 0.250000  Lock_time: 0.000010  Rows_sent: 20  Rows_examined: 1234
# explain: id\tselect_type\ttable\ttype\tpossible_keys\tkey\tkey_len\tref\trows\tr_rows\tfiltered\tr_filtered\tExtra
# explain: 1\tSIMPLE\tusers\tALL\tNULL\tNULL\tNULL\tNULL\t34000\t34000.00\t100.00\t100.00\tUsing filesort
# explain: 1\tSIMPLE\tproducts\tALL\tNULL\tNULL\tNULL\tNULL\t24\t24.00\t100.00\t100.00\t
# explain: 1\tSIMPLE\torders\tref\tidx_a\tidx_a\t4\tusers.id\t2\t2.00\t100.00\t100.00\t
#
SET timestamp=1795473861;
SELECT *
FROM orders;
# User@Host: root[root] @  [127.0.0.1]
# Query_time: 0.000100  Lock_time: 0.000010  Rows_sent: 1  Rows_examined: 0
SET timestamp=1795473862;
COMMIT;
`;

describe('the reader of the slow log', () => {
  it('reports for each statement the rows that it read and its plan [N-21-207]', () => {
    expect(readSlowLog(LOG)).toEqual([
      {
        rowsRead: 1234,
        seconds: 0.25,
        plan: ['users: ALL', 'products: ALL', 'orders: ref idx_a'],
        wholeTables: ['users'],
      },
      { rowsRead: 0, seconds: 0.0001, plan: [], wholeTables: [] },
    ]);
  });
});
