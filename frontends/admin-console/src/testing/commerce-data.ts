import type { BonusCodeWithUses } from '../bonus-codes/types.ts'
import type { CommerceLogEntry } from '../commerce-log/types.ts'
import type { ContractDetails } from '../contracts/types.ts'
import type { Invoice } from '../invoices/types.ts'
import type { PaymentWithContracts } from '../payments/types.ts'
import type { Product } from '../products/types.ts'
import { SELLER_ID, type Seller, textFields } from '../seller/types.ts'
import type { TaxDocumentWithView } from '../tax-documents/types.ts'
import type { WebhookEvent } from '../webhook-events/types.ts'
import { hoursFromNow } from './fixtures.ts'

function createProduct(id: string, ja: string, en: string, more: Partial<Product> = {}): Product {
  return {
    id,
    key: id,
    name: { ja, en },
    price: 980,
    taxRate: 10,
    familySeats: 0,
    yearlyPrice: 9800,
    image: 'light.svg',
    displayOrder: 10,
    description: { ja: '毎日の音浴に。', en: 'For every day.' },
    functionCodes: ['loop', 'timer'],
    functions: { ja: ['くり返し再生'], en: ['Repeat playback'] },
    hidden: false,
    premium: false,
    rental: false,
    withdrawnAt: null,
    contracts: 12,
    updatedAt: hoursFromNow(-200),
    ...more,
  }
}

export function createContract(
  id: string,
  status: ContractDetails['status'],
  more: Partial<ContractDetails> = {},
): ContractDetails {
  return {
    id,
    status,
    rental: false,
    invoiced: false,
    unitPrice: 980,
    period: 'month',
    nextPeriod: null,
    productId: 'light',
    productName: 'ライト',
    userId: 'm-premium',
    userName: '響 花子',
    contractorId: 'm-premium',
    contractorName: '響 花子',
    agencyCode: null,
    orderedAt: hoursFromNow(-240),
    startedAt: hoursFromNow(-240),
    paidUntil: '2026-12-11',
    nextChargeOn: '2026-12-11',
    lastDay: null,
    nextProductName: null,
    nextDifference: 0,
    settlementAmount: 0,
    settlementUnpaid: false,
    owedAmount: 0,
    payments: [],
    invoices: [],
    acts: [],
    delivery: null,
    serialNumber: null,
    card: { brand: 'visa', last4: '4242' },
    returnSince: null,
    ...more,
  }
}

const delivery = {
  name: '佐藤 美咲',
  phoneNumber: '0312345678',
  postcode: '104-0061',
  address: '東京都中央区銀座1-2-3 銀座ビル 501',
}
const device = { rental: true, productId: 'dr-ai', productName: 'Dr.AI レンタル', unitPrice: 4980, delivery }

const bill: ContractDetails['invoices'][number] = {
  id: 'in-1',
  periodFrom: '2026-11-11',
  periodUntil: '2026-12-11',
  amount: 980,
  difference: 0,
  state: 'paid',
  dueOn: '2026-11-11',
  createdAt: hoursFromNow(-240),
  paidAt: hoursFromNow(-239),
  paymentId: 'pay-1',
}

function createPayment(
  id: string,
  state: PaymentWithContracts['state'],
  more: Partial<PaymentWithContracts> = {},
): PaymentWithContracts {
  return {
    id,
    state,
    amount: 980,
    tax: 89,
    refunded: 0,
    refundPending: 0,
    refundable: state === 'succeeded' ? 980 : 0,
    refundedAt: null,
    refunds: [],
    periodFrom: '2026-11-11',
    periodTo: '2026-12-10',
    credits: 0,
    memberId: 'm-premium',
    memberName: '響 花子',
    orderId: 'o-1',
    method: 'card',
    konbiniExpiresAt: null,
    card: 'Visa 4242',
    providerId: `pi_${id}`,
    failureCode: null,
    createdAt: hoursFromNow(-1),
    askedAt: hoursFromNow(-1),
    settledAt: null,
    contracts: [],
    ...more,
  }
}

function createTaxDocument(id: string, more: Partial<TaxDocumentWithView> = {}): TaxDocumentWithView {
  const day = hoursFromNow(-240).slice(0, 10)
  return {
    id,
    kind: 'receipt',
    number: '00000001',
    issuedAt: hoursFromNow(-240),
    tradedOn: day,
    addressee: '東京 花子',
    memberId: 'm-customer',
    memberName: '東京 花子',
    amount: 2980,
    tax: 270,
    paymentId: 'p-1',
    invoiceId: null,
    replacedById: null,
    view: {
      id,
      kind: 'receipt',
      number: '00000001',
      issuedOn: day,
      tradedOn: day,
      addressee: '東京 花子',
      issuer: {
        name: '株式会社ひびき',
        postalCode: '104-0061',
        address: '東京都中央区銀座1-2-3',
        telephone: '03-1234-5678',
        registrationNumber: 'T9999999999999',
      },
      card: 'Visa 4242',
      items: [
        {
          name: 'プレミアム',
          userName: null,
          periodFrom: day,
          periodTo: day,
          tradedOn: day,
          ratePercent: 10,
          amount: 2980,
          documentNumber: null,
        },
      ],
      rates: [{ ratePercent: 10, amount: 2980, tax: 270 }],
      total: 2980,
      tax: 270,
      about: null,
      replaces: null,
      replacedById: null,
    },
    ...more,
  }
}

function createInvoice(id: string, state: Invoice['state'], more: Partial<Invoice> = {}): Invoice {
  return {
    id,
    state,
    contractId: 'c-plan',
    memberId: 'm-premium',
    memberName: '響 花子',
    agencyCode: null,
    memberEmail: 'mpremium@hibiki.example',
    productName: 'ライト',
    periodFrom: '2026-11-11',
    periodUntil: '2026-12-11',
    unitPrice: 980,
    difference: 0,
    amount: 980,
    invoiced: false,
    dueOn: '2026-11-11',
    createdAt: hoursFromNow(-240),
    paidAt: null,
    paymentId: null,
    ...more,
  }
}

export const createBonusCode = (id: string, more: Partial<BonusCodeWithUses> = {}): BonusCodeWithUses => ({
  id,
  code: 'WELCOME30',
  state: 'usable',
  productId: 'light',
  productName: 'ライト',
  days: 30,
  yen: null,
  mostUses: 100,
  uses: 1,
  expiresOn: '2027-03-31',
  createdAt: hoursFromNow(-500),
  stoppedAt: null,
  lastUses: [{ userId: 'm-premium', userName: '響 花子', redeemedAt: hoursFromNow(-20) }],
  ...more,
})

/** Returns the seller of a shop whose owner has filled in nothing but the telephone. */
function createSeller(): Seller {
  const texts = Object.fromEntries(textFields.map((field) => [field, { ja: '', en: '' }]))
  const draft = { ja: '返品はお受けできません。', en: 'No returns.', cn: '不接受退货。', tw: '不接受退貨。' }
  return {
    ...(texts as Pick<Seller, (typeof textFields)[number]>),
    id: SELLER_ID,
    revision: 1,
    savedAt: hoursFromNow(-3),
    postalCode: '',
    telephone: '03-0000-0000',
    email: '',
    registrationNumber: '',
    missing: ['legalName', 'returns'],
    drafts: { returns: draft } as unknown as Seller['drafts'],
  }
}

/** Returns products, contracts and payments that a test can read and change. */
export function createCommerceData() {
  const events: WebhookEvent[] = (['parked', 'waiting', 'done'] as const).map((state, i) => ({
    id: `evt_${state}`,
    type: 'payment_intent.succeeded',
    objectId: `pi_${i}`,
    state,
    attempts: state === 'parked' ? 16 : i,
    receivedAt: hoursFromNow(-30 * (i + 1)),
    doneAt: state === 'done' ? hoursFromNow(-89) : null,
  }))
  const act: CommerceLogEntry = {
    id: 'act-1',
    at: hoursFromNow(-2),
    actor: { id: 'm-admin', username: '山田 管理' },
    action: 'delivery-confirmed',
    subjectId: 'c-out',
    detail: { serialNumber: 'DR-0001' },
  }
  return {
    seller: createSeller(),
    overdue: [
      {
        id: 'c-due',
        contractorId: 'm-due',
        contractorName: '支払 太郎',
        productName: 'プレミアム',
        owed: 2980,
        since: '2026-11-20',
        attempts: 2,
        lastFailureCode: 'insufficient_funds',
        nextAttemptOn: '2026-11-25',
        waitingUntil: null,
      },
    ],
    products: [
      createProduct('light', 'ライト', 'Light'),
      createProduct('dr-ai', 'Dr.AI レンタル', 'Dr.AI rental', {
        rental: true,
        premium: true,
        price: 4980,
        yearlyPrice: null,
      }),
      createProduct('executive', 'エグゼクティブ', 'Executive', { hidden: true, price: 29_800 }),
    ],
    contracts: [
      createContract('c-plan', '10', { invoices: [bill] }),
      createContract('c-waiting', '40', {
        ...device,
        userId: 'm-customer0',
        userName: '佐藤 美咲',
        startedAt: null,
        paidUntil: null,
      }),
      createContract('c-late', '50', {
        ...device,
        userId: 'm-customer1',
        userName: '鈴木 一郎',
        serialNumber: 'DR-0002',
        returnSince: '2026-10-01',
      }),
    ],
    payments: [
      createPayment('pay-1', 'unclear', {
        contracts: [
          {
            contractId: 'c-plan',
            productName: 'ライト',
            userName: '響 花子',
            amount: 980,
            periodFrom: '2026-11-11',
            periodUntil: '2026-12-11',
          },
        ],
      }),
      createPayment('pay-3', 'succeeded', { settledAt: hoursFromNow(-1) }),
      createPayment('pay-store', 'succeeded', {
        method: 'konbini',
        konbiniExpiresAt: hoursFromNow(-2),
        card: null,
        amount: 2980,
        refundable: 1980,
        refundPending: 1000,
        settledAt: hoursFromNow(-1),
        refunds: [
          {
            id: 'refund-store',
            amount: 1000,
            reason: '二重にお支払いされたため',
            state: 'pending',
            awaitsAccount: true,
            isClosed: false,
            isWithoutProvider: false,
            providerId: 're_store',
            createdAt: hoursFromNow(-1),
            settledAt: null,
          },
        ],
      }),
      createPayment('pay-rejected', 'succeeded', {
        settledAt: hoursFromNow(-1),
        refunds: [
          {
            id: 'refund-rejected',
            amount: 300,
            reason: 'ご利用いただけない日があったため',
            state: 'rejected',
            awaitsAccount: false,
            isClosed: false,
            isWithoutProvider: false,
            providerId: 're_rejected',
            createdAt: hoursFromNow(-1),
            settledAt: hoursFromNow(-1),
          },
        ],
      }),
      createPayment('pay-waiting', 'waiting', {
        method: 'konbini',
        konbiniExpiresAt: hoursFromNow(48),
        card: null,
      }),
      createPayment('pay-2', 'failed', { failureCode: 'insufficient_funds', settledAt: hoursFromNow(-1) }),
    ],
    taxDocuments: [
      createTaxDocument('td-1'),
      createTaxDocument('td-2', { kind: 'return', number: '00000002', amount: -2980, tax: -270 }),
    ],
    invoices: [
      createInvoice('in-1', 'paid', { paidAt: hoursFromNow(-239) }),
      createInvoice('in-open', 'open', { invoiced: true }),
    ],
    codes: [createBonusCode('b-1')],
    events,
    acts: [act],
  }
}

export type CommerceData = ReturnType<typeof createCommerceData>
