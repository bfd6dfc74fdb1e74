import { Link, useLocation, type LinkProps } from 'react-router-dom';

interface FromList {
  list?: string;
}

const LISTS = /^\/(?:admin\/|orderhistory)/;

export function useListAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

export function LinkFromList(props: Omit<LinkProps, 'state'>) {
  const state: FromList = { list: useListAddress() };
  return <Link {...props} state={state} />;
}

/** Null when no list led here. */
export function useListReturn(): string | null {
  const { list } = (useLocation().state ?? {}) as FromList;
  return typeof list === 'string' && LISTS.test(list) ? list : null;
}
