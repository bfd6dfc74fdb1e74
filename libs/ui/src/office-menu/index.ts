export { WithOfficeMenu } from './with-office-menu';
export { useMenuFold, type MenuFold } from './use-menu-fold';
