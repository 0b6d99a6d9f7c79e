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
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import { PaymentStateSchema } from '../../contracts/admin-contract-response.ts'
import { findConsolePayment, listConsolePayments, listContractsOfPayment } from '../payments-admin.sql.ts'
import { reconcilePaymentByStaff } from '../reconcile-payment-by-staff.ts'

const fields = {
  id: Type.String(),
  state: PaymentStateSchema,
  amount: Type.With(Yen, { description: 'Amount in yen' }),
  credits: Type.With(Yen, { description: 'Yen taken off by bonus codes' }),
  memberId: nullable(Type.String({ description: 'Null once the member was erased' })),
  memberName: NullableTextSchema,
  orderId: nullable(Type.String({ description: 'The order of a first payment; null for a renewal' })),
  card: nullable(Type.String({ description: 'Brand and last four digits of the card' })),
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
  },
  defaultSort: ['createdAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    state: Type.Optional(Type.Array(PaymentStateSchema, { maxItems: 6 })),
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
    toResponse: serializeRow,
  })

  const read = async (id: string, lang: Language) => {
    const payment = await findConsolePayment(db, id)
    if (!payment) throw new ApiError('E4040')
    return serializeRow({ ...payment, contracts: await listContractsOfPayment(db, payment.id, lang) })
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
}
