import { notify } from '@lacteos/ui';
import { useState } from 'react';
import type { DriverStop, StopProof } from '@lacteos/contracts/schemas';
import type { Driver } from '../model/use-driver';

export type ProveStop = (body: Omit<StopProof, 'at'>, picture: string | null) => Promise<void>;
export type OpenForm = { orderId: number; kind: 'delivery' | 'failure' } | null;

const NOT_STORED = 'Este teléfono no pudo guardar la entrega. Libere espacio e intente de nuevo.';

/** One form at a time; it closes once the proof is stored. */
export function useProving(driver: Driver) {
  const [form, setForm] = useState<OpenForm>(null);
  const prove =
    ({ orderId, name }: DriverStop): ProveStop =>
    async (body, picture) => {
      const { token } = driver.current ?? {};
      if (token === undefined) return;
      try {
        await driver.queue.add({
          ...{ token, orderId, name, picture },
          body: { ...body, at: new Date().toISOString() },
        });
        setForm(null);
      } catch {
        notify('error', NOT_STORED);
      }
    };
  return { form, setForm, prove };
}
