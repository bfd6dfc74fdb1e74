import type { CSSProperties } from 'react';
import type { TokenRow } from './design-page';
import styles from './living.module.css';

const styleOf = (token: string): CSSProperties => {
  const value = `var(${token})`;
  if (token.startsWith('--font')) return { fontFamily: value };
  if (token.startsWith('--radius')) return { borderRadius: value };
  if (token.startsWith('--shadow')) return { boxShadow: value };
  if (token.startsWith('--space') || token === '--target')
    return { minWidth: 0, width: value, background: 'var(--leaf)' };
  if (token.startsWith('--page') || token === '--quick' || token === '--picture-light') return {};
  return { background: value };
};

export const TokenTable = ({ rows }: { rows: readonly TokenRow[] }) => (
  <dl className={styles.tokens}>
    {rows.map(({ tokens, purpose }) => (
      <div key={tokens.join()}>
        <dt>
          {tokens.map((token) => (
            <span key={token} className={styles.token}>
              <span className={styles.swatch} style={styleOf(token)}>
                {token.startsWith('--font') && 'Kumis ñ 12.500,00'}
              </span>
              <code>{token}</code>
            </span>
          ))}
        </dt>
        <dd>{purpose}</dd>
      </div>
    ))}
  </dl>
);
