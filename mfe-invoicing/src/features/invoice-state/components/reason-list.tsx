import { Link } from 'react-router-dom';

import { mendingText } from '../model/mending-text';
import { screenStyles } from '#features/screen';

interface Reason {
  message: string;
  link?: string | null;
}

/** Why something was or would be refused, each with a link to the page where its cause is mended. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={screenStyles.reasonList}>
      {reasons.map(({ message, link }, index) => (
        <li key={`${message} ${index}`}>
          {message} {link && <Link to={link}>{mendingText(link)}</Link>}
        </li>
      ))}
    </ul>
  );
}
