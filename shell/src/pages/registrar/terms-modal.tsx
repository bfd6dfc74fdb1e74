import { BRAND } from '@lacteos/contracts';
import { Button, Modal } from '@lacteos/ui';
import styles from '../account.module.css';

/** The terms and conditions of the demo shop. */
export function TermsModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Términos y condiciones" onClose={onClose}>
      <div className={styles['terms']} role="region" aria-label="Texto de los términos" tabIndex={0}>
        <p>
          {BRAND.name} vende productos lácteos en Colombia. Al crear una cuenta usted acepta estas condiciones
          de uso y de compra.
        </p>
        <h3>1. Su cuenta</h3>
        <p>Los datos que entrega deben ser suyos y verdaderos. La contraseña es personal: no la comparta.</p>
        <h3>2. Pedidos y precios</h3>
        <p>
          Los precios están en pesos colombianos y no incluyen el IVA, que se muestra antes de confirmar el
          pedido. Un pedido reserva las unidades; si no se paga en el plazo indicado, la reserva termina.
        </p>
        <h3>3. Entregas</h3>
        <p>
          Después de recibir su pedido lo contactaremos con la fecha de entrega. Los productos viajan
          refrigerados.
        </p>
        <h3>4. Retracto y garantía</h3>
        <p>
          Los alimentos perecederos no admiten retracto. Si un producto llega en mal estado, escríbanos dentro
          de las 24 horas siguientes y lo cambiamos o devolvemos el dinero.
        </p>
        <h3>5. Datos personales</h3>
        <p>
          Usamos sus datos para atender sus pedidos y expedir la factura electrónica, conforme a la Ley 1581
          de 2012. Puede consultarlos, corregirlos o pedir su eliminación en {BRAND.email}.
        </p>
      </div>
      <Button onClick={onClose}>Cerrar</Button>
    </Modal>
  );
}
