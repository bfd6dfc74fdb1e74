import { Link, useLocation, type LinkProps } from 'react-router-dom';

/** What a link out of a list leaves in the history: the list's address, with its filters and its page. */
interface FromList {
  list?: string;
}

const LISTS = /^\/(?:admin\/|orderhistory)/;

/** A link from a row of a list to the page of that row, which leads back to the list as it was. */
export function LinkFromList(props: Omit<LinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  const state: FromList = { list: pathname + search };
  return <Link {...props} state={state} />;
}

/** The address of the list that led to this page, with its filters and its page; null when none did. */
export function useListReturn(): string | null {
  const { list } = (useLocation().state ?? {}) as FromList;
  return typeof list === 'string' && LISTS.test(list) ? list : null;
}
