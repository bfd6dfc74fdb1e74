import { readInvoicesView } from './invoice-filters';

describe('the filters of the list of invoices in its address', () => {
  it('are read without days that no shop has [N-33-732]', () => {
    const address = new URLSearchParams(
      'created_start=1026-11-26&created_end=2026-11-20&updated_start=2026-02-31&name=FV-1&page=2',
    );
    expect(readInvoicesView(address)).toEqual({
      filters: { created_end: '2026-11-20', name: 'FV-1' },
      page: 2,
      isCleared: false,
    });
  });
});
