import type { NetContentUnit } from '@lacteos/contracts/money/net-content';

interface StoredNetContent {
  netContent: number | null;
  netContentUnit: NetContentUnit | null;
}
/** 0 removes the net content. */
interface WantedNetContent {
  netContent?: number;
  netContentUnit?: NetContentUnit;
}

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

/** Problems by form field: value and unit require each other. */
export function netContentProblems({
  netContent,
  netContentUnit,
}: StoredNetContent): Partial<Record<keyof StoredNetContent, string>> {
  if (netContent !== null && netContentUnit === null)
    return { netContentUnit: 'Indique la unidad del contenido neto.' };
  if (netContent === null && netContentUnit !== null) return { netContent: 'Indique el contenido neto.' };
  return {};
}
