import { SearchOutlined } from '@ant-design/icons';
import { clearableSearch } from '../../decorative-icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import styles from './office-list.module.css';

interface TableSearchProps {
  label: string;
  placeholder: string;
  sent: string;
  onSend: (text: string) => void;
}

export function TableSearch({ label, placeholder, sent, onSend }: TableSearchProps) {
  const [text, setText] = useState(sent);
  const [lastSent, setLastSent] = useState(sent);
  if (lastSent !== sent) {
    setLastSent(sent);
    setText(sent);
  }
  return (
    <Input.Search
      className={styles.officeFiltersSearch}
      aria-label={label}
      placeholder={placeholder}
      allowClear={clearableSearch}
      enterButton={<Button icon={<SearchOutlined aria-hidden />} aria-label="Buscar" />}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={(value) => onSend(value.trim())}
    />
  );
}
