import type { SessionUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { hasLapsed, refreshSession } from '@lacteos/session-bus';
import { AntdFrame, useTextSizedTheme } from '@lacteos/ui/antd';
import { QueryClientProvider } from '@tanstack/react-query';
import { Alert, Button, ConfigProvider, type ThemeConfig } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { dropDrafts, useReopenedCheckout } from '#features/drafts';
import { type CheckoutStep, CheckoutSteps, shippingPathOf, useSlide } from '#features/steps';
import { LoadingState } from './loading-state';
import { drafts, queryClient } from './query-client';
import styles from './screen.module.css';

interface CheckoutScreenProps {
  title: string;
  signInRedirect?: string;
  isWide?: boolean;
  step?: CheckoutStep;
  children: (user: SessionUser) => ReactNode;
}

function Reopened({ user, children }: { user: SessionUser } & Pick<CheckoutScreenProps, 'children'>) {
  return useReopenedCheckout(user.id) ? children(user) : <LoadingState />;
}

function Body({
  signInRedirect = '/login',
  children,
}: Pick<CheckoutScreenProps, 'signInRedirect' | 'children'>) {
  const session = useSession();
  // The next user must not see this user's input.
  useEffect(() => {
    if (session.status === 'anonymous') dropDrafts();
  }, [session.status]);

  switch (session.status) {
    case 'authenticated':
      return <Reopened user={session.user}>{children}</Reopened>;
    case 'anonymous':
      return <Navigate to={hasLapsed() ? '/login' : signInRedirect} replace />;
    case 'unknown':
      return <LoadingState />;
    case 'unreachable':
      return (
        <Alert
          type="error"
          role="alert"
          showIcon
          title="No pudimos comprobar su sesión"
          description="Revise su conexión. Sus datos siguen guardados en este dispositivo."
          action={
            <Button size="large" onClick={() => void refreshSession()}>
              Reintentar
            </Button>
          }
        />
      );
  }
}

// Thumb-sized, like the browser's own select.
const CONTROLS: ThemeConfig = {
  token: { controlHeightLG: 48, fontSizeLG: 16 },
  components: {
    // Fits a phone of 360 px.
    DatePicker: { cellWidth: 40, cellHeight: 32 },
    Form: { itemMarginBottom: 30 },
  },
};

export function CheckoutScreen({
  title,
  step,
  signInRedirect,
  isWide = false,
  children,
}: CheckoutScreenProps) {
  const headingId = useId();
  const session = useSession();
  const controls = useTextSizedTheme(CONTROLS);
  const slide = useSlide(step);
  return (
    <AntdFrame drafts={drafts}>
      <ConfigProvider theme={controls}>
        <QueryClientProvider client={queryClient}>
          <section
            aria-labelledby={headingId}
            className={isWide ? `${styles.screen} ${styles.wide}` : styles.screen}
          >
            {step && session.status === 'authenticated' && (
              <CheckoutSteps current={step} shippingPath={shippingPathOf(session.user)} />
            )}
            <div className={styles.page} data-slide={slide}>
              <h1 id={headingId} className={styles.title}>
                {title}
              </h1>
              <Body signInRedirect={signInRedirect}>{children}</Body>
            </div>
          </section>
        </QueryClientProvider>
      </ConfigProvider>
    </AntdFrame>
  );
}
