import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { controlOf } from '../model/form-field';
import { correctionText } from '../model/correction-text';
import { screenStyles } from '#features/screen';

interface Reason {
  code?: string | null;
  message: string;
  /** What to change. */
  advice?: string;
  link?: string | null;
}

/** The way to where a reason is put right: a page, SIIGO, or the field of the form that is open. */
function Correction({ code, link }: Reason) {
  if (link?.startsWith('https:'))
    return (
      <a href={link} target="_blank" rel="noreferrer">
        Abrir SIIGO
      </a>
    );
  if (link) return <Link to={link}>{correctionText(link)}</Link>;
  const control = controlOf(code);
  if (!control) return null;
  return (
    <Button size="small" onClick={() => control.focus()}>
      Ir al campo
    </Button>
  );
}

/** Why something was or would be refused, each with what to change and a way to where that is. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={screenStyles.reasonList}>
      {reasons.map((reason, index) => (
        <li key={`${reason.message} ${index}`}>
          {reason.message} {reason.advice} <Correction {...reason} />
        </li>
      ))}
    </ul>
  );
}
