import { getJstDay } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage, nullable, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { getFieldErrorText } from '../../../texts.ts'
import { issueStatement } from '../issue-statement.ts'
import { reissueDocument } from '../reissue-document.ts'
import { renderTaxDocumentPdf } from '../render-tax-document-pdf.ts'
import { listStatementMonths } from '../statements.sql.ts'
import { findAddressee, findReplacement, findTaxDocument, saveAddressee } from '../tax-documents.sql.ts'
import { TaxDocumentView, toTaxDocumentView } from './tax-document-view.ts'

const tags = ['payment']
const id = Type.String({ maxLength: 64 })
const refusals = describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'BILLING_DOCUMENT_NOT_FOUND')
const IssuedDocument = Type.Object(
  { id: Type.String({ description: 'The document in force' }) },
  { $id: 'IssuedTaxDocument' },
)

const readSchema = {
  operationId: 'getTaxDocument',
  summary: "Returns one of the member's receipts, returns or statements as it was issued",
  tags,
  querystring: Type.Object({ id }),
  response: { 200: TaxDocumentView, ...refusals },
}

const pdfSchema = {
  operationId: 'downloadTaxDocument',
  summary: 'Returns a document as PDF, the same file each time',
  tags,
  querystring: Type.Object({ id }),
  response: {
    200: {
      description: 'Default Response',
      content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
    },
    ...refusals,
  },
}

const monthsSchema = {
  operationId: 'listStatementMonths',
  summary:
    'Lists the months in which the member was charged, the newest first, with the statements issued for them',
  tags,
  response: {
    200: Type.Array(
      Type.Object({
        month: Type.String({ description: 'yyyy-MM' }),
        amount: Type.Integer({ description: 'Yen charged in it, less what was given back' }),
        documents: Type.Integer({ description: 'Receipts and returns of that month' }),
        isOver: Type.Boolean({ description: 'Whether a statement can be issued' }),
        statements: Type.Array(Type.Object({ id: Type.String(), number: Type.String() })),
        open: Type.Integer({ description: 'Documents that no statement repeats yet' }),
      }),
    ),
    ...describeBillingErrors('E4010', 'E4014', 'E4030'),
  },
}

const issueSchema = {
  operationId: 'issueStatement',
  summary: 'Issues one invoice over everything that the member was charged in a month that is over',
  tags,
  body: Type.Object({ month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }) }),
  response: { 200: IssuedDocument, ...refusals },
}

const reissueSchema = {
  operationId: 'reissueTaxDocument',
  summary: 'Issues a document anew, in place of the first, for the addressee that the member wants now',
  tags,
  body: Type.Object({ id }),
  response: {
    200: IssuedDocument,
    ...describeBillingErrors(
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_DOCUMENT_NOT_FOUND',
      'BILLING_DOCUMENT_LIMIT',
    ),
  },
}

const addresseeSchema = {
  operationId: 'getTaxDocumentAddressee',
  summary: 'Returns the name that the member wants on receipts',
  tags,
  response: {
    200: Type.Object({
      name: nullable(Type.String({ description: "Null for the member's own name" })),
    }),
    ...describeBillingErrors('E4010', 'E4014', 'E4030'),
  },
}

const saveAddresseeSchema = {
  operationId: 'saveTaxDocumentAddressee',
  summary: 'Keeps the name that the member wants on receipts from now on',
  tags,
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: { 200: Type.Object({}), ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030') },
}

/** Calls of members about their own receipts; another member's do not exist for them. */
export function memberTaxDocumentsRoute(app: App, deps: BillingContext): void {
  const { db, clock } = deps
  const read = async (memberId: string, documentId: string) => {
    const document = await findTaxDocument(db, { id: documentId, memberId })
    if (!document) throw new ApiError('BILLING_DOCUMENT_NOT_FOUND')
    return document
  }

  app.get('/payment/document', { schema: readSchema }, async (request, reply) => {
    const document = await read(requireSession(request).userId, request.query.id)
    const replacedById = await findReplacement(db, document.id)
    reply.header('cache-control', 'no-store')
    return toTaxDocumentView(document, { language: getRequestLanguage(request), replacedById })
  })

  app.get('/payment/document-pdf', { schema: pdfSchema }, async (request, reply) => {
    const { snapshot } = await read(requireSession(request).userId, request.query.id)
    const pdf = await renderTaxDocumentPdf(snapshot)
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${snapshot.kind}_${snapshot.number}.pdf"`)
      .header('cache-control', 'no-store')
    // The schema describes it as text for clients, but the route sends bytes.
    return reply.send(pdf as unknown as string)
  })

  app.get('/payment/statements', { schema: monthsSchema }, async (request, reply) => {
    const months = await listStatementMonths(db, requireSession(request).userId)
    const thisMonth = getJstDay(clock()).slice(0, 7)
    reply.header('cache-control', 'no-store')
    return months.map((month) => ({ ...month, isOver: month.month < thisMonth }))
  })

  app.post('/payment/statements', { schema: issueSchema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    return { id: await issueStatement(deps, { memberId, month: request.body.month }) }
  })

  app.post('/payment/document/reissue', { schema: reissueSchema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    return { id: await reissueDocument(deps, { memberId, id: request.body.id }) }
  })

  app.get('/payment/document-addressee', { schema: addresseeSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { name: await findAddressee(db, requireSession(request).userId) }
  })

  app.post('/payment/document-addressee', { schema: saveAddresseeSchema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const name = request.body.name.trim()
    if (isBlankText(name)) throw new ApiError('E3001', { fields: { name: getFieldErrorText('required') } })
    await writeForMember(db, memberId, (trx) => saveAddressee(trx, { memberId, name, now: clock() }))
    return {}
  })
}
