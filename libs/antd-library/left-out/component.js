/** In place of a component that no page of the shop shows. */
const LeftOut = () => {
  throw new Error('This component is left out of the library: see libs/antd-library/rspack.config.mjs');
};

export default LeftOut;
export { LeftOut as FieldTimeRangePicker };
