import LeftOut from './component.js';

/** In place of what makes the picker of a range of dates. */
export default () => LeftOut;
