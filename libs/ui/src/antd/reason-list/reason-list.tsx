import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';

import { correctionText } from './correction-text';
import { TextList } from './text-list';

export interface Reason {
  code?: string | null;
  /** SIIGO's path, e.g. `items[0].price`. */
  field?: string | null;
  message: string;
  advice?: string;
  link?: string | null;
}
export type ControlOf = (reason: Reason) => HTMLElement | null;

interface ReasonListProps {
  reasons: readonly Reason[];
  controlOf?: ControlOf;
}

function Correction({ reason, controlOf }: { reason: Reason; controlOf: ControlOf }) {
  const { pathname } = useLocation();
  const { link } = reason;
  if (link?.startsWith('https:'))
    return (
      <a href={link} target="_blank" rel="noreferrer">
        Abrir SIIGO
      </a>
    );
  if (link && link !== pathname) return <Link to={link}>{correctionText(link)}</Link>;
  const control = controlOf(reason);
  if (!control) return null;
  return (
    <Button size="small" onClick={() => control.focus()}>
      Ir al campo
    </Button>
  );
}

export function ReasonList({ reasons, controlOf = () => null }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <TextList>
      {reasons.map((reason, index) => (
        <li key={`${reason.message} ${index}`}>
          {reason.message} {reason.advice} <Correction reason={reason} controlOf={controlOf} />
        </li>
      ))}
    </TextList>
  );
}
