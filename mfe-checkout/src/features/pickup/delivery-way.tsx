import { ShopOutlined, TruckOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import styles from './pickup.module.css';
import type { PickupChoice } from './use-pickup-choice';

interface WayProps {
  group: string;
  icon: ReactNode;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Way = ({ group, icon, label, isChosen, onChoose }: WayProps) => (
  <label className={styles.choice}>
    <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
    <span className={styles.way}>
      {icon} <strong>{label}</strong>
    </span>
  </label>
);

/** 'A domicilio' or 'Recoger en tienda'. */
export function DeliveryWay({ pickup: { isChosen, choose } }: { pickup: PickupChoice }) {
  const group = useId();
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">¿Cómo recibe su pedido?</legend>
      <Way
        group={group}
        icon={<TruckOutlined aria-hidden />}
        label="A domicilio"
        isChosen={!isChosen}
        onChoose={() => choose(false)}
      />
      <Way
        group={group}
        icon={<ShopOutlined aria-hidden />}
        label="Recoger en tienda"
        isChosen={isChosen}
        onChoose={() => choose(true)}
      />
    </fieldset>
  );
}
