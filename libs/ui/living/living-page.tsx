import { ConfigProvider } from 'antd';
import type { CSSProperties } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '../src';
import { AntdFrame } from '../src/antd';
import type { Scheme } from '../src/antd/palette';
import { ANTD_THEMES } from '../src/antd/theme';
import { pieceRows, tokenRows } from './design-page';
import { PIECES } from './pieces';
import { TokenTable } from './token-table';
import styles from './living.module.css';

const SCHEMES: Scheme[] = ['light', 'dark'];

export const LivingPage = ({ text }: { text: string }) => (
  <MemoryRouter>
    <h1 className={styles.title}>Diseño</h1>
    <div className={styles.columns}>
      {SCHEMES.map((colorScheme) => (
        <main key={colorScheme} className={styles.column} style={{ colorScheme } as CSSProperties}>
          <AntdFrame>
            <ConfigProvider theme={ANTD_THEMES[colorScheme]}>
              <div className={styles.inner}>
                <h2>Tokens · {colorScheme}</h2>
                <TokenTable rows={tokenRows(text)} />
                {pieceRows(text).map(({ name, shop, office }) => (
                  <section key={name} className={styles.piece} aria-label={`${name}, ${colorScheme}`}>
                    <h2>{name}</h2>
                    <p>
                      <code>{shop}</code>
                    </p>
                    <div className={styles.samples}>{PIECES[name]?.shop}</div>
                    <p>
                      <code>{office}</code>
                    </p>
                    <div className={styles.samples}>{PIECES[name]?.office}</div>
                  </section>
                ))}
              </div>
            </ConfigProvider>
          </AntdFrame>
        </main>
      ))}
    </div>
    <ToastHost />
  </MemoryRouter>
);
