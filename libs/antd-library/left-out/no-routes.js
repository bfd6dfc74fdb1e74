/** In place of what makes a menu of routes: the office gives ProLayout none. */
export const transformRoute = () => ({ breadcrumb: new Map(), menuData: [] });
export const getFlatMenus = () => ({});
export const getMatchMenu = () => [];
