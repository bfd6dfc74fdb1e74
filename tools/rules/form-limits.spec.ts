import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as claims from '@lacteos/contracts/claims/claims';
import * as notes from '@lacteos/contracts/delivery/delivery-notes';
import * as validation from '@lacteos/contracts/validation';
import { root } from '../workspace.mjs';

const [OFFICE, CHECKOUT, INVOICING, TILL] = [
  'mfe-backoffice',
  'mfe-checkout',
  'mfe-invoicing',
  'mfe-till',
].map((name) => `${name}/src/features/`) as [string, string, string, string];
const STORE = 'mfe-storefront/src/features/';
const ANTD = 'libs/ui/src/antd/';
const SHELL = 'shell/src/pages/';

/**
 * The fields of all forms that limit what is typed, in the order in which they stand in their file, and the property that each is
 * sent as. `?name`: a parameter of lists. `*`: several fields, each by its own name. `-why`: no contract has it.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [`${OFFICE}cash-desk/shift-dialog.tsx`]: ['CloseShift.note'],
  [`${OFFICE}hand-movements/hand-movement-dialog.tsx`]: ['NewCashMovement.note'],
  [`${OFFICE}partners/store-drawers.tsx`]: ['NewDrawer.name'],
  [`${OFFICE}delivery-plan/routes/route-dialog.tsx`]: ['NewRoute.driverName'],
  [`${OFFICE}order-delivery/pack-dialog.tsx`]: ['PackOrder.reason'],
  [`${OFFICE}delivery-zones/components/closed-days.tsx`]: ['NewClosedDay.reason'],
  [`${OFFICE}delivery-zones/components/neighbourhood-rows.tsx`]: ['DeliveryPlace.neighbourhood'],
  [`${OFFICE}delivery-zones/components/zone-fields.tsx`]: ['NewDeliveryZone.name'],
  [`${OFFICE}users-table/user-dialog.tsx`]: ['UserChange.phone', 'UserChange.email', 'UserChange.password'],
  [`${OFFICE}order-list/components/bulk-payment-dialog.tsx`]: [
    'PaymentRegistration.checkBank',
    'PaymentRegistration.transactionNumber',
  ],
  [`${OFFICE}legal/legal-editor.tsx`]: ['LegalTextChange.title', 'LegalTextChange.body'],
  [`${OFFICE}order-detail/corrections/balance-dialog.tsx`]: ['CollectBalance.transactionNumber'],
  [`${OFFICE}order-detail/corrections/dispatch-correction.tsx`]: ['CorrectDispatch.numberGuide'],
  [`${OFFICE}order-detail/corrections/payment-correction.tsx`]: ['CorrectPayment.transactionNumber'],
  [`${OFFICE}order-detail/corrections/correction-dialog.tsx`]: ['CorrectPayment.reason'],
  [`${OFFICE}order-detail/components/buyer-dialog.tsx`]: ['CustomerData.*'],
  [`${OFFICE}order-detail/components/alert-buttons.tsx`]: ['ResolveAlert.reason'],
  [`${OFFICE}order-detail/components/note-form.tsx`]: ['OrderNote.text'],
  [`${OFFICE}order-detail/components/hold-dialog.tsx`]: ['ProlongHold.reason'],
  [`${OFFICE}claims/message-form.tsx`]: ['ClaimStep.text'],
  [`${OFFICE}claims/step-card.tsx`]: ['ClaimStep.text'],
  [`${OFFICE}returns/step-dialog.tsx`]: ['-each step says its own', '-each step says its own'],
  [`${OFFICE}returns/steps.ts`]: [
    'CancelPaid.reason',
    'ReturnStep.answer',
    'RefundAction.paymentNumber',
    'RefundAccount.holder',
    'RefundAccount.identification',
    'RefundAccount.bank',
    'RefundAccount.number',
  ],
  [`${OFFICE}keyboard/command-palette.tsx`]: ['?search'],
  [`${OFFICE}partners/visit-fields.tsx`]: ['StoreHours.weekdays', 'NewPartner.location'],
  [`${OFFICE}partners/partner-fields.tsx`]: ['NewPartner.name', 'NewPartner.address', 'NewPartner.phone'],
  [`${OFFICE}product-list/components/product-fields.tsx`]: [
    'NewProduct.name',
    'NewProduct.slug',
    'NewProduct.brand',
    'NewProduct.description',
    'NewProduct.tariff',
    'NewProduct.ean',
  ],
  [`${OFFICE}office-table/components/saved-views.tsx`]: ['SavedView.name'],
  [`${OFFICE}product-detail/label-gallery.tsx`]: ['GalleryPicture.alt'],
  [`${OFFICE}product-detail/label-fields.tsx`]: [
    'ProductDetails.ingredients',
    'NutritionFacts.portionName',
    'ProductDetails.storage',
    'ProductDetails.shelfLife',
    'ProductDetails.delivery',
  ],
  [`${OFFICE}dead-letters/discard-dialog.tsx`]: ['DiscardLetters.reason'],
  [`${OFFICE}dashboard/components/todo-list.tsx`]: ['-kept by the browser alone'],
  [`${CHECKOUT}driver/components/delivery-form.tsx`]: ['StopProof.receivedBy', '-a typed number'],
  [`${CHECKOUT}driver/components/failure-form.tsx`]: ['StopProof.reason'],
  [`${CHECKOUT}payment/method-fields.tsx`]: ['PaymentRegistration.transactionNumber'],
  [`${CHECKOUT}shipping/components/keep-address.tsx`]: ['SavedAddressForm.label'],
  [`${CHECKOUT}shipping/components/identification-field.tsx`]: ['CustomerData.identification'],
  [`${CHECKOUT}shipping/components/customer-fields.tsx`]: ['CustomerData.check_digit'],
  [`${CHECKOUT}after-sale-card/return-dialog.tsx`]: ['NewReturn.note'],
  [`${CHECKOUT}after-sale-card/cancel-dialog.tsx`]: ['CancelPaid.reason'],
  [`${CHECKOUT}after-sale-card/account-dialog.tsx`]: ['RefundAccount.*'],
  'mfe-checkout/src/pages/shipping/shipping-page.tsx': ['ShippingAddress.notes'],
  [`${INVOICING}invoice-form/components/payment-fields.tsx`]: ['InvoiceRequest.observations'],
  [`${INVOICING}invoice-form/components/line-card.tsx`]: ['InvoiceLine.description'],
  [`${INVOICING}order-invoice/order-invoice-fields.tsx`]: ['InvoiceRequest.sendToCommentsInvoice'],
  [`${INVOICING}invoice-list/components/credit-note-form.tsx`]: ['CreditNoteRequest.observations'],
  [`${INVOICING}invoice-list/components/invoice-filter-form.tsx`]: [
    '?name',
    '?customer_identification',
    '-a part of an address',
  ],
  [`${INVOICING}invoice-list/components/invoice-action-forms.tsx`]: ['InvoiceMail.mail_to'],
  [`${INVOICING}customer-form/contact-rows.tsx`]: [
    'CustomerContact.first_name',
    'CustomerContact.last_name',
    'CustomerContact.email',
  ],
  [`${INVOICING}customer-form/customer-form-fields.tsx`]: ['CustomerForm.comments'],
  [`${INVOICING}customer-form/identity-fields.tsx`]: [
    'CustomerData.nameCompany',
    'CustomerForm.commercial_name',
    'CustomerData.first_name',
    'CustomerData.last_name',
    'CustomerForm.identification',
    'CustomerForm.check_digit',
  ],
  [`${INVOICING}customer-form/city-fields.tsx`]: ['CustomerAddress.address', 'CustomerAddress.postal_code'],
  [`${TILL}after-sale/return-dialog.tsx`]: ['CounterReturn.reason'],
  [`${TILL}after-sale/void-dialog.tsx`]: ['VoidSale.reason'],
  [`${TILL}customer/customer-dialog.tsx`]: ['SaleCustomer.name', 'SaleCustomer.email'],
  [`${TILL}movements/movement-dialog.tsx`]: ['NewCashMovement.note'],
  [`${TILL}payment/payment-form.tsx`]: ['NewSalePart.reference', 'NewSalePart.reference'],
  [`${TILL}pickups/hand-over-dialog.tsx`]: [
    'HandOver.code',
    'HandOver.document',
    'PaymentRegistration.transactionNumber',
  ],
  [`${TILL}shift/close-shift-dialog.tsx`]: ['CloseShift.note'],
  [`${STORE}catalogue-search/search-field.tsx`]: ['?search'],
  [`${STORE}claims/text-area.tsx`]: ['NewClaim.text'],
  [`${ANTD}office-list/components/table-search.tsx`]: ['?search'],
  [`${ANTD}dispatch/dispatch-fields.tsx`]: ['DispatchRegistration.numberGuide'],
  [`${ANTD}typed-field/day-field.tsx`]: ['-a day as people type it'],
  [`${SHELL}account-rules.ts`]: ['SignUp.nameCompany', 'SignUp.commercialName'],
  [`${SHELL}profile/address-dialog.tsx`]: ['SavedAddressForm.label', 'SavedAddressForm.address'],
  [`${SHELL}releases/change-dialog.tsx`]: [
    '-of the release desk',
    '-of the release desk',
    '-as each field says',
  ],
  [`${SHELL}account/disable-totp-dialog.tsx`]: ['TotpRemoval.code'],
  [`${SHELL}account/set-up-totp-dialog.tsx`]: ['-six digits with blanks: a backup code is none yet'],
  [`${SHELL}login/login-page.tsx`]: ['Login.code'],
  [`${SHELL}login/recovery-modal.tsx`]: ['ResetPassword.code'],
};
/** Read as people type it, with points and blanks, and sent without them: the field takes more. */
const READ =
  /^(phone|contact_phone|identification|code|weekdays|saturday|sunday|location|ResetPassword\.code)$/;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly maxLength?: number };
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: readonly Parameter[] }>>>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { properties?: Readonly<Record<string, { maxLength?: number }>> }>
    >;
  };
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const API = JSON.parse(read('libs/contracts/openapi.json')) as ApiDocument;
const PARAMETERS = Object.values(API.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ parameters = [] }) => parameters)
  .filter((parameter) => parameter.in === 'query');

/** The limits of the contract under a name of the table. */
function contractOf(place: string): (number | undefined)[] {
  if (place.startsWith('?')) {
    const named = PARAMETERS.filter(({ name }) => name === place.slice(1));
    return [...new Set(named.map(({ schema }) => schema?.maxLength))];
  }
  const [schema = '', property = ''] = place.split('.');
  return [API.components.schemas[schema]?.properties?.[property]?.maxLength];
}

/** The value of a limit as its file writes it. */
function valueOf(written: string, text: string): number {
  const expression = /^atMost\((.*)\)$/.exec(written)?.[1] ?? written;
  if (/^[\d_]+$/.test(expression)) return Number(expression.replaceAll('_', ''));
  const [name = '', property] = expression.split('.');
  const shared = ({ ...claims, ...notes, ...validation } as Readonly<Record<string, unknown>>)[name];
  if (property !== undefined) return Number((shared as Record<string, number> | undefined)?.[property]);
  if (typeof shared === 'number') return shared;
  const declared = new RegExp(`const ${name} = ([\\d_]+);`);
  const found = declared.exec(text) ?? declared.exec(grep(`const ${name} = `));
  return Number(found?.[1]?.replaceAll('_', ''));
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const SOURCES = [
  ...['mfe-*', 'shell', 'libs/ui'].map((project) => `:(glob)${project}/src/**`),
  ':!*.spec.ts*',
];
const grep = (text: string): string => git('grep', '-hF', text, '--', ...SOURCES);

type Limit = readonly [place: string, max: number];

/** The limits in a file with their places, in its order. */
function limitsIn(file: string): Limit[] {
  const text = read(file);
  const places = FIELDS[file] ?? [];
  const found = [...text.matchAll(/\bmaxLength(?:=\{|: )([^},\n]+)|\bmax: (\d+)/g)].map(
    ([, written, given]) => (written ?? given ?? '').trim(),
  );
  const [only = ''] = places;
  if (only.endsWith('.*')) return namedLimits(text).map(([name, max]) => [only.replace('*', name), max]);
  return found.map((written, n) => {
    const place = places[n] ?? `${file} has a field that the table lacks`;
    return [place, place.startsWith('-') ? Number.NaN : valueOf(written, text)];
  });
}

/** Limits that a list of fields gives by name; the others have the one that stands behind `??`. */
function namedLimits(text: string): Limit[] {
  const listed = [...text.matchAll(/\{ name: '(\w+)'.*?max: (\d+)/g)];
  if (listed.length > 0) return listed.map(([, name = '', max = '']) => [name, Number(max)]);
  const [, body = ''] = /MAX_LENGTHS[^=]*= \{([^}]*)\}/.exec(text) ?? [];
  const given = new Map([...body.matchAll(/(\w+): ([\w.]+)/g)].map(([, name = '', max = '']) => [name, max]));
  const [, otherwise = ''] = /\?\? ([\w.]+)/.exec(text) ?? [];
  return [...text.matchAll(/<TextItem name="(\w+)"/g)].map(([, name = '']) => [
    name,
    valueOf(given.get(name) ?? otherwise, text),
  ]);
}

const isRight = ([place, max]: Limit): boolean => {
  if (place.startsWith('-')) return true;
  const property = place.split('.').at(-1) ?? '';
  return contractOf(place).every((limit) =>
    READ.test(property) ? limit !== undefined && max >= limit : limit === max,
  );
};

describe('the limit of a form field', () => {
  const files = git('grep', '-lE', String.raw`\bmaxLength(=\{|: [A-Z0-9a])`, '--', ...SOURCES)
    .split('\n')
    .filter((file) => file && !file.includes('/testing/'));

  it('is listed for every form [N-33-959]', () => {
    const stepsOfReturns = `${OFFICE}returns/steps.ts`;
    expect([...files, stepsOfReturns].sort()).toEqual(Object.keys(FIELDS).sort());
    const short = Object.keys(FIELDS).filter(
      (file) => !FIELDS[file]?.[0]?.endsWith('.*') && limitsIn(file).length !== FIELDS[file]?.length,
    );
    expect(short).toEqual([]);
  });

  it.each(Object.keys(FIELDS))('is that of the contract in %s [N-33-959]', (file) => {
    const wrong = limitsIn(file).filter((limit) => !isRight(limit));
    expect(wrong.map(([place, max]) => `${place}: ${max}, not ${contractOf(place).join(' or ')}`)).toEqual(
      [],
    );
  });
});
