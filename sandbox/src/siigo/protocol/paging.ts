const DEFAULT_SIZE = 25;
const MIN_SIZE = 10;
const MAX_SIZE = 100;

/** SIIGO's envelope with absolute `_links`; builds only the page's rows. */
export const pageOf = <T extends object>(
  rows: readonly T[],
  query: Readonly<Record<string, string | undefined>>,
  address: string,
  draw: (row: T) => object = (row) => row,
): object => {
  const page = Math.max(1, whole(query['page'], 1));
  const size = Math.min(MAX_SIZE, Math.max(MIN_SIZE, whole(query['page_size'], DEFAULT_SIZE)));
  const link = (number: number): object => ({ href: `${address}?page=${number}&page_size=${size}` });
  return {
    pagination: { page, page_size: size, total_results: rows.length },
    results: rows.slice((page - 1) * size, page * size).map(draw),
    _links: {
      ...(page > 1 ? { previous: link(page - 1) } : {}),
      self: link(page),
      ...(page * size < rows.length ? { next: link(page + 1) } : {}),
    },
  };
};

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) ? value : otherwise;
};
