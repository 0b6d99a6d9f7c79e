import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import {
  ApiError,
  type App,
  getRequestLanguage,
  JapanDay,
  type Language,
  Moment,
  nullable,
  requireSession,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { formatCardName } from '../../cards/format-card-name.ts'
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import { PaymentStateSchema } from '../../contracts/admin-contract-response.ts'
import { closeRefundByStaff } from '../../refunds/close-refund-by-staff.ts'
import { refundByStaff } from '../../refunds/refund-by-staff.ts'
import { findRefundableYen, listConsoleRefunds } from '../../refunds/refunds.sql.ts'
import { computeIncludedTax, STANDARD_TAX_RATE } from '../../tax-documents/tax.rules.ts'
import {
  type ConsolePayment,
  findConsolePayment,
  listConsolePayments,
  listContractsOfPayment,
} from '../payments-admin.sql.ts'
import { reconcilePaymentByStaff } from '../reconcile-payment-by-staff.ts'

const fields = {
  id: Type.String(),
  state: PaymentStateSchema,
  amount: Type.With(Yen, { description: 'Amount in yen' }),
  tax: Type.Integer({ description: 'Yen of consumption tax contained in it' }),
  refunded: Type.With(Yen, { description: 'Yen that were refunded, all together' }),
  refundPending: Type.With(Yen, { description: 'Yen whose refund has no outcome yet' }),
  refundedAt: nullable(Type.With(Moment, { description: 'When the last refund was made' })),
  periodFrom: nullable(JapanDay),
  periodTo: nullable(Type.With(JapanDay, { description: 'The last day that it pays for' })),
  credits: Type.With(Yen, { description: 'Yen taken off by bonus codes' }),
  memberId: nullable(Type.String({ description: 'Null once the member was erased' })),
  memberName: NullableTextSchema,
  orderId: nullable(Type.String({ description: 'The order of a first payment; null for a renewal' })),
  method: Type.Enum(['card', 'konbini']),
  card: nullable(Type.String({ description: 'Brand and last four digits of the card' })),
  konbiniExpiresAt: nullable(
    Type.With(Moment, { description: 'When the numbers for a convenience store expire; null for a card' }),
  ),
  providerId: NullableTextSchema,
  failureCode: NullableTextSchema,
  createdAt: Moment,
  askedAt: Moment,
  settledAt: nullable(Moment),
}
const Payment = Type.Object(fields)
const PaymentWithContracts = Type.Object(
  {
    ...fields,
    refundable: Type.With(Yen, { description: 'Yen that can still be refunded' }),
    refunds: Type.Array(
      Type.Object({
        id: Type.String(),
        amount: Yen,
        reason: nullable(
          Type.String({
            description:
              "Null when it was made in the provider's dashboard, or its row was lost with a restored backup",
          }),
        ),
        state: Type.Enum(['pending', 'made', 'rejected'], {
          description: 'made means that the provider has accepted it; the bank may still reject it later',
        }),
        awaitsAccount: Type.Boolean({
          description:
            'Whether the provider waits for the bank account that it has asked the member for by mail',
        }),
        isClosed: Type.Boolean({
          description: 'Whether staff have dealt with it after the bank had rejected it',
        }),
        isWithoutProvider: Type.Boolean({
          description: 'Whether staff made it by themselves, such as by bank transfer',
        }),
        providerId: NullableTextSchema,
        createdAt: Moment,
        settledAt: nullable(Moment),
      }),
      { description: 'Refunds by staff, the newest first' },
    ),
    contracts: Type.Array(
      Type.Object({
        contractId: Type.String(),
        productName: Type.String(),
        userName: NullableTextSchema,
        periodFrom: JapanDay,
        periodUntil: JapanDay,
        amount: Yen,
      }),
    ),
  },
  { $id: 'AdminPayment' },
)

/** The highest amount of one charge at the provider. */
const MAX_REFUND_YEN = 99_999_999

/** It is logged, and a member who asks for their data receives it. */
const Reason = Type.String({ minLength: 1, maxLength: 200, format: 'visible-text' })

const moment = Type.Optional(
  Type.String({
    maxLength: 40,
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$',
  }),
)
const resource = createAdminResource({
  name: 'payments',
  errors: billingErrors,
  sortable: {
    createdAt: 'createdAt',
    amount: 'amount',
    state: 'state',
    memberName: 'memberOrder',
    settledAt: 'settledAt',
    refundedAt: 'refundedAt',
    periodFrom: 'periodFrom',
  },
  defaultSort: ['createdAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    state: Type.Optional(Type.Array(PaymentStateSchema, { maxItems: 8 })),
    refundDue: Type.Optional(Type.Boolean()),
    memberId: textFilterSchema,
    since: moment,
    until: moment,
  },
})

/** These routes show every attempt to charge a card, and settle one by what the provider says of it now. */
export function adminPaymentsRoute(app: App, deps: BillingContext): void {
  const { db } = deps
  resource.registerListRoute(app, {
    operationId: 'listPaymentsInConsole',
    summary: 'Lists attempts to charge cards, the newest first unless sorted otherwise',
    row: Payment,
    find: (list) => listConsolePayments(db, list),
    toResponse: (payment) => serializeRow(withTax(payment)),
  })

  const read = async (id: string, lang: Language) => {
    const payment = await findConsolePayment(db, id)
    if (!payment) throw new ApiError('E4040')
    return serializeRow({
      ...withTax(payment),
      refundable: await findRefundableYen(db, payment.id),
      refunds: await listConsoleRefunds(db, payment.id),
      contracts: await listContractsOfPayment(db, payment.id, lang),
    })
  }
  resource.registerReadRoute(app, {
    operationId: 'readPaymentInConsole',
    summary: 'Returns one attempt and what it pays for',
    response: PaymentWithContracts,
    find: (id, request) => read(id, getRequestLanguage(request)),
  })

  const reconciliation = resource.createRecordOperationSchema({
    operationId: 'reconcilePaymentInConsole',
    summary: 'Asks the provider now how a payment ended, or makes a refund now, instead of within minutes',
    response: PaymentWithContracts,
    errors: ['BILLING_PAYMENT_SETTLED', 'BILLING_PAYMENT_UNDER_WAY', 'E5030'],
  })
  app.post('/admin/payments/:id/reconcile', { schema: reconciliation }, async (request) => {
    const { id } = request.params
    await reconcilePaymentByStaff(deps, { id, actorId: requireSession(request).userId })
    return read(id, getRequestLanguage(request))
  })

  const refund = resource.createRecordOperationSchema({
    operationId: 'refundPaymentInConsole',
    summary: 'Refunds a part of a payment, or what is left of it; the contract stays as it is',
    body: Type.Object({
      amount: Type.Integer({ minimum: 1, maximum: MAX_REFUND_YEN }),
      shownLeft: Type.Integer({
        minimum: 1,
        maximum: MAX_REFUND_YEN,
        description: 'The refundable yen that were shown; when they have changed nothing is refunded',
      }),
      reason: Reason,
    }),
    response: PaymentWithContracts,
    errors: [
      'E3001',
      'E5030',
      'BILLING_REFUND_NOT_POSSIBLE',
      'BILLING_REFUND_OUTDATED',
      'BILLING_REFUND_TOO_MUCH',
      'BILLING_REFUND_REJECTED',
    ],
  })
  app.post('/admin/payments/:id/refund', { schema: refund }, async (request) => {
    const { id } = request.params
    const { userId: actorId } = requireSession(request)
    await refundByStaff(deps, { ...request.body, paymentId: id, actorId })
    return read(id, getRequestLanguage(request))
  })

  const closing = resource.createRecordOperationSchema({
    operationId: 'closeRefundInConsole',
    summary: 'Closes a refund that a bank rejected: staff returned the money in another way, or it stays',
    body: Type.Object({
      outcome: Type.Enum(['returned', 'dropped'], {
        description: 'returned counts as a refund, with its mail and return document',
      }),
      reason: Reason,
    }),
    response: PaymentWithContracts,
    errors: [
      'E3001',
      'E5030',
      'BILLING_REFUND_NOT_REJECTED',
      'BILLING_REFUND_OWED',
      'BILLING_REFUND_TOO_MUCH',
    ],
  })
  app.post('/admin/payments/:id/refund/close', { schema: closing }, async (request) => {
    const { id } = request.params
    const { userId: actorId } = requireSession(request)
    await closeRefundByStaff(deps, { ...request.body, paymentId: id, actorId })
    return read(id, getRequestLanguage(request))
  })
}

const withTax = (payment: ConsolePayment) => ({
  ...payment,
  card: payment.card && formatCardName(payment.card),
  tax: computeIncludedTax(payment.amount, STANDARD_TAX_RATE),
})
