import { Link, useLocation, type LinkProps } from 'react-router-dom';

interface FromList {
  list?: string;
}

const LISTS = /^\/(?:admin\/|orderhistory)/;

export function LinkFromList(props: Omit<LinkProps, 'state'>) {
  const { pathname, search } = useLocation();
  const state: FromList = { list: pathname + search };
  return <Link {...props} state={state} />;
}

/** Null when no list led here. */
export function useListReturn(): string | null {
  const { list } = (useLocation().state ?? {}) as FromList;
  return typeof list === 'string' && LISTS.test(list) ? list : null;
}
