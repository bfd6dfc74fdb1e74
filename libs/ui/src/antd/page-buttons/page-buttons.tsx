import type { PaginationProps } from 'antd';
import { cloneElement, isValidElement } from 'react';

const NAMES: Readonly<Record<string, string>> = {
  prev: 'Página anterior',
  next: 'Página siguiente',
  'jump-prev': 'Páginas anteriores',
  'jump-next': 'Páginas siguientes',
};

const namedItem: PaginationProps['itemRender'] = (_page, type, element) => {
  const name = NAMES[type];
  return name && isValidElement<{ 'aria-label'?: string }>(element)
    ? cloneElement(element, { 'aria-label': name })
    : element;
};

/** Fixed page size, and Spanish button names in place of antd's icon names ('left'). */
export const pageButtons = { showSizeChanger: false, itemRender: namedItem } satisfies PaginationProps;
