/** In place of a component that no page of the shop shows. */
const LeftOut = () => {
  throw new Error('This component is left out of the library: see libs/antd-library/rspack.config.mjs');
};

export default LeftOut;
export {
  LeftOut as AppsLogoComponents,
  LeftOut as BaseMenu,
  LeftOut as DefaultFooter,
  LeftOut as DefaultHeader,
  LeftOut as FieldTimeRangePicker,
  LeftOut as PageLoading,
};

/** ProLayout asks for the logo of a menu without a head. */
export const defaultRenderLogo = () => null;
