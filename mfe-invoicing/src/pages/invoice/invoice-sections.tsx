import type { ListedInvoiceType } from '@lacteos/contracts/schemas';

import {
  CustomerSection,
  HeadingFields,
  type InvoiceForm,
  LineCards,
  PaymentFields,
  invoiceFormStyles,
} from '#features/invoice-form';

interface InvoiceSectionsProps {
  invoice: InvoiceForm;
  types: ListedInvoiceType[];
}

export function InvoiceSections({ invoice, types }: InvoiceSectionsProps) {
  return (
    <>
      <section className={invoiceFormStyles.invoiceCard} aria-label="Datos de la factura">
        <HeadingFields types={types} chosen={invoice.chosen} today={invoice.today} />
      </section>
      <CustomerSection
        choice={invoice.choice}
        customerForm={invoice.customerForm}
        initialCustomer={invoice.initialCustomer}
        isCreating={invoice.isCreating}
        onCreatingChange={invoice.setCreating}
        onIdentified={(identification) => void invoice.choose(identification)}
        onChange={invoice.touch}
      />
      <div className={invoiceFormStyles.invoiceCard}>
        <LineCards />
      </div>
      <section className={invoiceFormStyles.invoiceCard} aria-labelledby="invoice-payment-title">
        <h2 id="invoice-payment-title">Pago</h2>
        <PaymentFields today={invoice.today} />
      </section>
    </>
  );
}
