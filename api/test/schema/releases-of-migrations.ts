import { MIGRATIONS } from './migrations.js';
import type { Schema } from '../../src/platform/database/index.js';

/** Migrations by the commits that brought them: the order in which a shop that followed every release ran them. */
export const RELEASES: readonly (readonly string[])[] = [
  ['CreateOutbox1780000000000'],
  ['CreateUsers1780000001000'],
  ['CreateProducts1780000002000', 'CreatePartners1780000003000', 'CreateOrders1780000004000'],
  ['CreateAudit1787000000000'],
  ['CreateCatalogueVersion1787000001000'],
  ['AddEventDetail1786000001000'],
  ['CreateSiigo1783000000000'],
  ['CreateSavedViews1786000002000'],
  ['AddProductOffice1785000001000', 'AddPartnerOffice1785000002000'],
  ['CreateSiigoDocuments1784000001000'],
  ['CreatePayments1781000000000'],
  ['CreateOrderTotals1786000003000', 'CreateOrderSearch1786000004000'],
  ['AddUserOffice1788000000000'],
  ['CreateCashShifts1786000005000'],
  ['WidenSiigoTexts1791000001000'],
  ['IndexUnpaidOrders1794000001000'],
  ['IndexOrderTotals1795000001000'],
  ['AddNamePairs1796000001000'],
  ['AddSearchOrder1797000001000'],
  ['CompleteOrderSearch1798000001000'],
  ['CreateOrderHolds1799500001000'],
  ['CreateSessions1799700001000'],
  ['AddDeadLetters1799800001000'],
  ['CreateEmailVerifications1799800002000'],
  ['CreateTotp1799800003000'],
  ['KeepHoldEnds1799900001000'],
  ['KeepInvoiceHistory1799900011000'],
  ['PlanVatClasses1799950001000'],
  ['AddCustomerBranches1799960001000'],
  ['IndexOrderSales1801000001000'],
  ['CreateInvoiceRuns1801500001000'],
  ['AddSearchNumbers1802000011000'],
  ['CreateWithholdings1802019001000'],
  ['AddNetContent1802100001000'],
  ['CreateRefunds1803000001000'],
  ['CreateLegalTexts1803100001000'],
  ['CreateReturnPictures1803205001000'],
  ['IndexSoldOrders1803590001000', 'CreateProductCosts1803590002000', 'CreateWeeklyMails1803590003000'],
  ['CountLocks1803650001000'],
  ['CreateClaims1803700001000'],
  ['AddKeyVersion1804067001000'],
  ['CreateOwnData1804166001000', 'CreateConsents1804166002000'],
  ['AddProductDetails1804266001000'],
  ['CreateWishes1804366001000'],
  ['AddMessageOrigins1804388001000'],
  ['AddStoreVisits1804420001000'],
  ['QuickenOrderTotals1804506001000'],
  ['AddReturnBases1804681001000'],
  ['AddInvoiceState1804682001000', 'AddWithholdingDifference1804682002000'],
  ['CreateOrderCredits1804683001000'],
  ['CreateCashMovements1804684001000'],
  ['CreateIdempotencyKeys1804685001000'],
  ['KeyUsersByDocumentType1804688001000'],
  ['KeyWithholdingsByDocumentType1804691001000'],
  ['AddProofVersions1804692001000'],
  ['AddRecoveryDoors1804693001000'],
  ['CreateCreditTasks1804695000000'],
];

/** The migrations with these names, in the order of their time stamps. */
export const migrationsNamed = (names: readonly string[]): Schema['migrations'] =>
  MIGRATIONS.filter(({ name }) => names.includes(name));

/** Names of the migrations of all releases before the one that brought this one. @throws for an unknown name */
export const releasedBefore = (name: string): readonly string[] => {
  const index = RELEASES.findIndex((release) => release.includes(name));
  if (index < 0) throw new Error(`no release brought a migration ${name}`);
  return RELEASES.slice(0, index).flat();
};
