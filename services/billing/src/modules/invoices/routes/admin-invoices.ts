import { Readable } from 'node:stream'
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
import { insertCommerceLogEntry } from '../../commerce/commerce-log.sql.ts'
import { exportInvoices } from '../export-invoices.ts'
import { InvoiceStateSchema } from '../invoice-state-schema.ts'
import {
  type ConsoleInvoiceFilter,
  findConsoleInvoice,
  invoiceStates,
  listConsoleInvoices,
} from '../invoices-admin.sql.ts'
import { markInvoicePaid } from '../invoices-to-pay.sql.ts'
import { parsePeriod } from '../parse-period.ts'

const Invoice = Type.Object(
  {
    id: Type.String(),
    state: InvoiceStateSchema,
    contractId: Type.String(),
    memberId: nullable(Type.String({ description: 'Null once the member was erased' })),
    memberName: NullableTextSchema,
    memberEmail: NullableTextSchema,
    agencyCode: NullableTextSchema,
    productName: Type.String(),
    periodFrom: JapanDay,
    periodUntil: Type.String({ description: 'The first day after the period' }),
    unitPrice: Yen,
    difference: Yen,
    amount: Type.With(Yen, { description: 'Yen with tax' }),
    invoiced: Type.Boolean(),
    dueOn: JapanDay,
    createdAt: Moment,
    paidAt: nullable(Moment),
    paymentId: NullableTextSchema,
  },
  { $id: 'AdminInvoice' },
)

const day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
const resource = createAdminResource({
  name: 'invoices',
  errors: billingErrors,
  sortable: {
    id: 'id',
    createdAt: 'createdAt',
    dueOn: 'dueOn',
    amount: 'amount',
    state: 'state',
    memberName: 'memberOrder',
    agencyCode: 'agencyCode',
    periodFrom: 'periodFrom',
  },
  defaultSort: ['createdAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    state: Type.Optional(Type.Array(InvoiceStateSchema, { maxItems: invoiceStates.length })),
    memberId: textFilterSchema,
    contractId: textFilterSchema,
    agencyCode: textFilterSchema,
    invoiced: Type.Optional(Type.Boolean()),
    from: Type.Optional(day),
    until: Type.Optional(day),
  },
})

/** These routes list the customers' bills, and export them for the books. */
export function adminInvoicesRoute(app: App, deps: BillingContext): void {
  const { db, clock } = deps
  resource.registerListRoute(app, {
    operationId: 'listInvoices',
    summary: 'Lists bills, the newest first unless sorted otherwise',
    row: Invoice,
    find({ filter: { from, until, ...filter }, ...page }, request) {
      const wanted: ConsoleInvoiceFilter = { ...filter, ...parsePeriod({ from, until }) }
      return listConsoleInvoices(db, { ...page, filter: wanted }, getRequestLanguage(request))
    },
    toResponse: serializeRow,
  })

  const file = resource.createOperationSchema({
    operationId: 'exportInvoices',
    summary: 'Exports the bills written in a period as CSV for a spreadsheet',
    querystring: Type.Object({
      from: Type.String({ ...day, description: 'First day in Japan' }),
      until: Type.String({ ...day, description: 'Last day in Japan, at most a year after the first' }),
      agencyCode: Type.Optional(Type.String({ maxLength: 64 })),
      state: Type.Optional(InvoiceStateSchema),
    }),
    contentType: 'text/csv',
    response: Type.String({ description: 'CSV in UTF-8 with a byte order mark' }),
    errors: ['E3001', 'BILLING_EXPORT_LIMIT'],
  })
  app.get('/admin/invoices/csv', { schema: file }, async (request, reply) => {
    const { from, until, agencyCode, state } = request.query
    const act = { actorId: requireSession(request).userId, now: clock() }
    const wanted = { from, until, agencyCode, state }
    const chunks = await exportInvoices(deps.database, {
      ...wanted,
      ...act,
      language: getRequestLanguage(request),
    })
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="invoices_${from}_${until}.csv"`)
      .header('cache-control', 'no-store')
    // The schema describes it as text for clients, but the route sends a stream.
    return reply.send(Readable.from(chunks) as unknown as string)
  })

  const read = async (id: string, lang: Language) => {
    const invoice = await findConsoleInvoice(db, id, lang)
    if (!invoice) throw new ApiError('E4040')
    return serializeRow(invoice)
  }
  resource.registerReadRoute(app, {
    operationId: 'readInvoice',
    summary: 'Returns one bill',
    response: Invoice,
    find: (id, request) => read(id, getRequestLanguage(request)),
  })

  const paid = resource.createRecordOperationSchema({
    operationId: 'markInvoicePaid',
    summary: 'Records that the money of a bill that was sent has arrived',
    response: Invoice,
    errors: ['BILLING_INVOICE_STATE'],
  })
  app.post('/admin/invoices/:id/paid', { schema: paid }, async (request) => {
    const { id, contractId } = await read(request.params.id, 'ja')
    const actorId = requireSession(request).userId
    const now = clock()
    await db.transaction().execute(async (trx) => {
      if (!(await markInvoicePaid(trx, id, now))) throw new ApiError('BILLING_INVOICE_STATE')
      const detail = { invoice: id }
      await insertCommerceLogEntry(trx, {
        actorId,
        action: 'invoice-paid',
        subjectId: contractId,
        detail,
        now,
      })
    })
    return read(id, getRequestLanguage(request))
  })
}
