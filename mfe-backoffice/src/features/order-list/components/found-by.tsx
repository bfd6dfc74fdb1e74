import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { CutText } from '@lacteos/ui/antd';

import { MATCH_TEXTS } from '../model/order-texts';

export function FoundBy({ matches = [] }: { matches?: StaffOrderRow['foundBy'] }) {
  return <CutText>{matches.map(({ field, text }) => `${MATCH_TEXTS[field]} ${text}`).join(' · ')}</CutText>;
}
