import { Button } from 'antd';
import styles from './live-notice.module.css';

interface LiveNoticeProps {
  text: string | null;
  isLoading: boolean;
  onShow: () => void;
}

export function LiveNotice({ text, isLoading, onShow }: LiveNoticeProps) {
  return (
    <div data-live className={styles.live} role="status">
      {text !== null && (
        <span className={styles.notice}>
          {text}
          <Button size="small" type="link" loading={isLoading} onClick={onShow}>
            Mostrar
          </Button>
        </span>
      )}
    </div>
  );
}
