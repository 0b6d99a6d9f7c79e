import {
  ApiError,
  type App,
  idFilter,
  ListQuery,
  language,
  memberOf,
  readListRequest,
  sendRange,
  textFilter,
} from '@hibiki/http'
import { Type } from 'typebox'
import { Day, Moment, nullable, params, refusals, sent, Text, tags } from '../../admin/admin-responses.ts'
import type { AdminDeps } from '../../admin/module.ts'
import { paymentStates } from '../../contracts/routes/admin-contract-response.ts'
import { contractsOfPayment, findPaymentResponse, pageOfPayments } from '../payments-admin.sql.ts'
import { reconcileByStaff } from '../reconcile-by-staff.ts'

const State = Type.Enum([...paymentStates], {
  description: 'unclear: asked without an answer (R3); refund-due: money to be given back',
})
const fields = {
  id: Type.String(),
  state: State,
  amount: Type.Integer({ description: 'Yen' }),
  credits: Type.Integer({ description: 'Yen taken off by bonus codes' }),
  memberId: nullable(Type.String({ description: 'Null once erased' })),
  memberName: Text,
  orderId: nullable(Type.String({ description: 'Of a first payment; null for a renewal' })),
  card: nullable(Type.String({ description: 'Brand and last four digits' })),
  providerId: Text,
  failureCode: Text,
  createdAt: Moment,
  askedAt: Moment,
  settledAt: nullable(Moment),
}
const Payment = Type.Object(fields)
const PaymentWithContracts = Type.Object({
  ...fields,
  contracts: Type.Array(
    Type.Object({
      contractId: Type.String(),
      productName: Type.String(),
      userName: Text,
      periodFrom: Day,
      periodUntil: Day,
      amount: Type.Integer(),
    }),
  ),
})

const moment = Type.Optional(
  Type.String({
    maxLength: 40,
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$',
  }),
)
const filter = Type.Object(
  {
    ...idFilter,
    q: textFilter,
    state: Type.Optional(Type.Array(State, { maxItems: 6 })),
    memberId: textFilter,
    since: moment,
    until: moment,
  },
  { additionalProperties: false },
)
const columns = {
  createdAt: 'createdAt',
  amount: 'amount',
  state: 'state',
  memberName: 'memberName',
  settledAt: 'settledAt',
}

/** /admin/payments: every attempt to charge a card, and what the provider says of it now. */
export function payments(app: App, deps: AdminDeps): void {
  const { db } = deps
  const list = {
    operationId: 'listPaymentsInConsole',
    summary: 'Attempts to charge cards, the newest first unless sorted otherwise',
    tags,
    querystring: ListQuery,
    response: { 200: Type.Array(Payment), ...refusals('E3001', 'E3040') },
  }
  app.get('/admin/payments', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['createdAt', 'DESC'], filter })
    const { rows, total } = await pageOfPayments(db, page)
    sendRange(reply, 'payments', { offset: page.offset, count: rows.length, total })
    return rows.map(sent)
  })

  const read = async (id: string, lang: 'ja' | 'en') => {
    const payment = await findPaymentResponse(db, id)
    if (!payment) throw new ApiError('E4040')
    return sent({ ...payment, contracts: await contractsOfPayment(db, payment.id, lang) })
  }
  const one = {
    operationId: 'readPaymentInConsole',
    summary: 'One attempt, and what it pays for',
    tags,
    params,
    response: { 200: PaymentWithContracts, ...refusals('E4040') },
  }
  app.get('/admin/payments/:id', { schema: one }, (request) => read(request.params.id, language(request)))

  const reconciliation = {
    operationId: 'reconcilePaymentInConsole',
    summary:
      'Asks the provider now how a payment ended, or to give money back, instead of within minutes (R3)',
    tags,
    params,
    response: {
      200: PaymentWithContracts,
      ...refusals('E4040', 'BILLING_PAYMENT_SETTLED', 'BILLING_PAYMENT_UNDER_WAY', 'E5030'),
    },
  }
  app.post('/admin/payments/:id/reconcile', { schema: reconciliation }, async (request) => {
    const { id } = request.params
    await reconcileByStaff(deps, { id, actorId: memberOf(request).userId })
    return read(id, language(request))
  })
}
