import { Readable } from 'node:stream'
import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import {
  ApiError,
  type App,
  getRequestLanguage,
  JapanDay,
  Moment,
  nullable,
  requireSession,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import { insertCommerceLogEntry } from '../../commerce/commerce-log.sql.ts'
import { parsePeriod } from '../../invoices/parse-period.ts'
import { booksFormats, formatBooksCsv } from '../books-csv.ts'
import { renderTaxDocumentPdf } from '../render-tax-document-pdf.ts'
import { taxDocumentKinds } from '../tax-document-snapshot.rules.ts'
import {
  type ConsoleTaxDocument,
  countBookedDocuments,
  findConsoleTaxDocument,
  listBookedRates,
  listConsoleTaxDocuments,
  listMonthTotals,
} from '../tax-documents-admin.sql.ts'
import { TaxDocumentKindSchema, TaxDocumentView, toTaxDocumentView } from './tax-document-view.ts'

const MAX_ROWS = 100_000
const BATCH_SIZE = 1000

const Row = Type.Object(
  {
    id: Type.String(),
    kind: TaxDocumentKindSchema,
    number: Type.String(),
    issuedAt: Moment,
    tradedOn: JapanDay,
    addressee: Type.String(),
    memberId: nullable(Type.String({ description: 'Null once the member was erased' })),
    memberName: NullableTextSchema,
    amount: Type.Integer({ description: 'Yen with tax; negative for what was given back' }),
    tax: Type.Integer(),
    paymentId: NullableTextSchema,
    invoiceId: NullableTextSchema,
    replacedById: nullable(Type.String({ description: 'The document that has taken its place' })),
  },
  { $id: 'AdminTaxDocument' },
)

const day = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
const resource = createAdminResource({
  name: 'tax-documents',
  errors: billingErrors,
  sortable: ['id', 'number', 'issuedAt', 'tradedOn', 'amount', 'kind', 'addressee', 'memberName'],
  defaultSort: ['issuedAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    kind: Type.Optional(Type.Array(TaxDocumentKindSchema, { maxItems: taxDocumentKinds.length })),
    memberId: textFilterSchema,
    paymentId: textFilterSchema,
    from: Type.Optional(day),
    until: Type.Optional(day),
  },
})

const toRow = ({ snapshot: _, issuedAt, ...row }: ConsoleTaxDocument) => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
})

/** These routes find receipts, returns and statements, and export them for the books. Nothing changes them. */
export function adminTaxDocumentsRoute(app: App, deps: BillingContext): void {
  const { db, clock } = deps
  resource.registerListRoute(app, {
    operationId: 'listTaxDocuments',
    summary: 'Lists receipts, returns and statements, the newest first unless sorted otherwise',
    row: Row,
    find({ filter, ...page }) {
      parsePeriod(filter)
      return listConsoleTaxDocuments(db, { ...page, filter })
    },
    toResponse: toRow,
  })

  const totals = resource.createOperationSchema({
    operationId: 'listTaxDocumentTotals',
    summary: 'Returns what the documents in force of each month say in sum, by rate, the newest month first',
    response: Type.Array(
      Type.Object({
        month: Type.String({ description: 'yyyy-MM' }),
        ratePercent: Type.Integer(),
        documents: Type.Integer(),
        amount: Type.Integer(),
        tax: Type.Integer(),
      }),
    ),
  })
  app.get('/admin/tax-documents/totals', { schema: totals }, () => listMonthTotals(db))

  const file = resource.createOperationSchema({
    operationId: 'exportTaxDocuments',
    summary:
      'Exports the documents of a period for accounting, in the columns of freee, of Money Forward, or plain',
    querystring: Type.Object({
      from: Type.String({ ...day, description: 'First day in Japan' }),
      until: Type.String({ ...day, description: 'Last day in Japan, at most a year after the first' }),
      format: Type.Enum([...booksFormats]),
    }),
    contentType: 'text/csv',
    response: Type.String({ description: 'CSV in UTF-8 with a byte order mark' }),
    errors: ['E3001', 'BILLING_EXPORT_LIMIT'],
  })
  app.get('/admin/tax-documents/csv', { schema: file }, async (request, reply) => {
    const { from, until, format } = request.query
    parsePeriod({ from, until }, { bounded: true })
    const rows = await countBookedDocuments(db, { from, until })
    if (rows > MAX_ROWS) throw new ApiError('BILLING_EXPORT_LIMIT', { params: { limit: MAX_ROWS } })
    const actorId = requireSession(request).userId
    await db.transaction().execute((trx) =>
      insertCommerceLogEntry(trx, {
        actorId,
        action: 'tax-documents-exported',
        subjectId: 'tax-documents',
        detail: { from, until, format, rows },
        now: clock(),
      }),
    )
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="receipts_${format}_${from}_${until}.csv"`)
      .header('cache-control', 'no-store')
    const chunks = formatBooksCsv(listBookedRates(db, { from, until, batchSize: BATCH_SIZE }), format)
    // The schema describes it as text for clients, but the route sends a stream.
    return reply.send(Readable.from(chunks) as unknown as string)
  })

  resource.registerReadRoute(app, {
    operationId: 'readTaxDocument',
    summary: 'Returns one document with everything that is written on it',
    response: Type.Object({ ...Row.properties, view: TaxDocumentView }),
    async find(id, request) {
      const document = await findConsoleTaxDocument(db, id)
      if (!document) return null
      const { replacedById } = document
      const view = toTaxDocumentView(document, { language: getRequestLanguage(request), replacedById })
      return { ...toRow(document), view }
    },
  })

  const pdf = resource.createRecordOperationSchema({
    operationId: 'downloadTaxDocumentByStaff',
    summary: 'Returns a document as PDF, the same file that its member gets',
    contentType: 'application/pdf',
    response: Type.String({ format: 'binary' }),
  })
  app.get('/admin/tax-documents/:id/pdf', { schema: pdf }, async (request, reply) => {
    const document = await findConsoleTaxDocument(db, request.params.id)
    if (!document) throw new ApiError('E4040')
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${document.kind}_${document.number}.pdf"`)
      .header('cache-control', 'no-store')
    return reply.send((await renderTaxDocumentPdf(document.snapshot)) as unknown as string)
  })
}
