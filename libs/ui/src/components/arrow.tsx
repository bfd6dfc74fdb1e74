import { LineIcon } from './line-icon';

const PATHS = { left: 'M19 12H5m6-6-6 6 6 6', right: 'M5 12h14m-6-6 6 6-6 6' };

/** Drawn, because the shop's fonts have no arrows. */
export const Arrow = ({ to }: { to: keyof typeof PATHS }) => <LineIcon path={PATHS[to]} size="1em" />;
