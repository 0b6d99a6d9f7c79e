import { addDays, formatJstDateTime, getJstDay } from '@hibiki/calendar'
import {
  type App,
  describeErrors,
  getRequestLanguage,
  JapanDay,
  JapanTime,
  type Language,
  Moment,
  nullable,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { Yen } from '../../../yen.ts'
import { TaxDocumentKindSchema } from '../../tax-documents/routes/tax-document-view.ts'
import { computeTaxOfCharge } from '../../tax-documents/tax-document.rules.ts'
import { listDocumentsOfPayments, type TaxDocumentReference } from '../../tax-documents/tax-documents.sql.ts'
import { type Charge, listCharges } from '../charges.sql.ts'

const PAGE_SIZE = 20

const ChargeItem = Type.Object(
  {
    contractId: Type.String(),
    productName: Type.String(),
    userName: nullable(Type.String({ description: 'Who uses it; null when that is the member who pays' })),
    periodFrom: JapanDay,
    periodTo: Type.With(JapanDay, { description: 'The last day of the period' }),
    amount: Yen,
  },
  { $id: 'ChargeItem' },
)

const ChargeRow = Type.Object(
  {
    id: Type.String(),
    chargedAt: JapanTime,
    chargedOn: JapanDay,
    purpose: Type.Enum(['order', 'renewal', 'settlement'], {
      description: 'The first payment of an order, a renewal, or what an upgrade owed',
    }),
    items: Type.Array(ChargeItem, { description: 'Contracts and periods that it is for' }),
    amount: Yen,
    tax: Type.Integer({ description: 'Yen of consumption tax contained in it' }),
    credits: Type.Integer({ description: 'Yen that a bonus code took off before' }),
    state: Type.Enum(['confirming', 'waiting', 'paid', 'refunding', 'refunded'], {
      description:
        'confirming means that its outcome is not clear yet, waiting that it can be paid at a convenience store, refunding that all of it is on its way back',
    }),
    refundedAmount: Type.Integer({ description: 'Yen that were given back' }),
    documents: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: TaxDocumentKindSchema,
        number: Type.String(),
        amount: Type.Integer({ description: 'Yen; negative for what was given back' }),
      }),
      { description: 'Its receipt and returns; empty for some seconds after the charge' },
    ),
    method: Type.Enum(['card', 'konbini']),
    konbiniExpiresAt: nullable(
      Type.With(Moment, { description: 'Until when it can be paid at a convenience store; null for a card' }),
    ),
    card: nullable(
      Type.Object(
        { brand: Type.String(), last4: Type.String() },
        { description: 'Null once the card is unknown, and for a convenience store' },
      ),
    ),
  },
  { $id: 'Charge' },
)

const schema = {
  operationId: 'listCharges',
  summary: `Lists what the member was charged, the newest first, ${PAGE_SIZE} at a time`,
  tags: ['payment'],
  querystring: Type.Object({
    contractId: Type.Optional(Type.String({ maxLength: 64 })),
    after: Type.Optional(
      Type.String({ maxLength: 64, description: 'The id of the last charge of the page before' }),
    ),
  }),
  response: {
    200: Type.Object({
      charges: Type.Array(ChargeRow),
      hasMore: Type.Boolean({ description: 'Whether older ones follow' }),
    }),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030'),
  },
}

export function listChargesRoute(app: App, { db }: BillingContext): void {
  app.get('/payment/charges', { schema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const { contractId, after } = request.query
    const charges = await listCharges(db, { memberId, contractId, after, limit: PAGE_SIZE + 1 })
    const language = getRequestLanguage(request)
    const documents = await listDocumentsOfPayments(
      db,
      charges.map(({ id }) => id),
    )
    reply.header('cache-control', 'no-store')
    return {
      charges: charges
        .slice(0, PAGE_SIZE)
        .map((charge) =>
          toChargeRow(charge, { memberId, language, documents: documents.get(charge.id) ?? [] }),
        ),
      hasMore: charges.length > PAGE_SIZE,
    }
  })
}

const stateOf = {
  pending: 'confirming',
  unclear: 'confirming',
  waiting: 'waiting',
  succeeded: 'paid',
  'refund-due': 'refunding',
  refunded: 'refunded',
} as const

function toChargeRow(
  charge: Charge,
  {
    memberId,
    language,
    documents,
  }: { memberId: string; language: Language; documents: TaxDocumentReference[] },
): Static<typeof ChargeRow> {
  const { id, chargedAt, purpose, amount, credits, cardBrand, cardLast4 } = charge
  return {
    id,
    chargedAt: formatJstDateTime(chargedAt),
    chargedOn: getJstDay(chargedAt),
    purpose,
    items: charge.bills.map((bill) => ({
      contractId: bill.contractId,
      productName: selectLanguageText(bill.productName, language),
      userName: bill.userId === memberId ? null : bill.userName,
      periodFrom: bill.periodFrom,
      periodTo: addDays(bill.periodUntil, -1),
      amount: bill.amount,
    })),
    amount,
    tax: computeTaxOfCharge(amount, charge.bills),
    credits,
    state: charge.state === 'succeeded' && charge.refunded === amount ? 'refunded' : stateOf[charge.state],
    refundedAmount: charge.refunded,
    documents,
    method: charge.method,
    konbiniExpiresAt: charge.konbiniExpiresAt?.toISOString() ?? null,
    card: cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null,
  }
}
