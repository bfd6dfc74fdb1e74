import type { NetContentUnit } from '@lacteos/contracts/money/net-content';

interface StoredNetContent {
  netContent: number | null;
  netContentUnit: NetContentUnit | null;
}
/** As staff send it: 0 takes the net content away. */
interface WantedNetContent {
  netContent?: number;
  netContentUnit?: NetContentUnit;
}

/** What a wish changes; missing fields stay. */
export const netContentChange = ({
  netContent,
  netContentUnit,
}: WantedNetContent): Partial<StoredNetContent> => {
  if (netContent === 0) return { netContent: null, netContentUnit: null };
  return {
    ...(netContent === undefined ? {} : { netContent }),
    ...(netContentUnit === undefined ? {} : { netContentUnit }),
  };
};

/** What is wrong with a net content, by field of the product form: value and unit come together. */
export function netContentProblems({
  netContent,
  netContentUnit,
}: StoredNetContent): Partial<Record<keyof StoredNetContent, string>> {
  if (netContent !== null && netContentUnit === null)
    return { netContentUnit: 'Indique la unidad del contenido neto.' };
  if (netContent === null && netContentUnit !== null) return { netContent: 'Indique el contenido neto.' };
  return {};
}
