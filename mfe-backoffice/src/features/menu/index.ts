export { useAdminLinks } from './admin-links';
export { OfficeMenuAlone } from './office-menu-alone';
