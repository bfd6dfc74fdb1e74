import { DEPARTMENTS } from '@lacteos/contracts/divipola';
import { foldText } from '@lacteos/contracts/search/fold-text';

import { EVERYWHERE, placeText } from './zone-texts';

export interface PlaceOption {
  value: string;
  label: string;
}

const optionOf = (value: string): PlaceOption => ({ value, label: placeText(value) });

export const MUNICIPALITY_OPTIONS: readonly PlaceOption[] = DEPARTMENTS.flatMap(({ municipalities }) =>
  municipalities.map(([code]) => optionOf(code)),
);

/** Each department stands before its municipalities. */
export const PLACE_OPTIONS: readonly PlaceOption[] = [
  optionOf(EVERYWHERE),
  ...DEPARTMENTS.flatMap(({ code, municipalities }) => [
    optionOf(code),
    ...municipalities.map(([municipality]) => optionOf(municipality)),
  ]),
];

/** For antd's `showSearch`: accents and case do not count. */
export const BY_FOLDED_LABEL = {
  filterOption: (typed: string, option?: { label?: unknown }): boolean =>
    foldText(String(option?.label ?? '')).includes(foldText(typed)),
};
