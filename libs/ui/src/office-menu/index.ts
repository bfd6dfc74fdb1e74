export { BesideOfficeMenu } from './beside-office-menu';
export { useMenuFold, type MenuFold } from './use-menu-fold';
