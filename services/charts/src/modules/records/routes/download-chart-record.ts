import { getJstDay } from '@hibiki/calendar'
import { ApiError, type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import type { Language } from '@hibiki/languages'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { findAgencyName } from '../../customers/agencies.sql.ts'
import { toRecordSheet } from '../record-sheet.ts'
import { renderRecordPdf } from '../render-record-pdf.ts'
import { getVisibleRecord, getVisibleRecordAndLogView, type VisibleRecord } from '../visible-record.ts'

const tags = ['calte']
const response = {
  200: {
    description: 'Default Response',
    content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
  },
}

const staffSchema = {
  operationId: 'downloadChartRecord',
  summary: 'Returns a record as PDF with the name of the salon: every field, or the copy for its customer',
  tags,
  querystring: Type.Object({
    calteRecordId: Id,
    copy: Type.Enum(['salon', 'customer'], {
      description: 'The copy for the customer has the fields that the customer may read',
    }),
  }),
  response,
}

const ownSchema = {
  operationId: 'downloadOwnChartRecord',
  summary: 'Returns an own record as PDF with the name of the salon: the own fields and what staff publish',
  tags,
  querystring: Type.Object({ calteRecordId: Id }),
  response,
}

async function renderSheet(
  { db }: ChartsContext,
  open: VisibleRecord,
  options: { copy: 'salon' | 'customer'; language: Language; issuedAt: Date },
) {
  const { copy, language, issuedAt } = options
  const salonName = await findAgencyName(db, open.customer.agencyCode)
  const pdf = await renderRecordPdf(toRecordSheet(open, { copy, salonName, issuedAt }), { language })
  return {
    headers: {
      'content-type': 'application/pdf',
      // A name in it would stay in the list of downloads of whoever uses the device next.
      'content-disposition': `inline; filename="karte_${getJstDay(open.record.createdAt)}.pdf"`,
      'cache-control': 'no-store',
    },
    // The schema describes it as text for clients, but the routes send bytes.
    body: pdf as unknown as string,
  }
}

/** Each PDF is a row of the log, as each opening of a record is. */
export function downloadChartRecord(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.get('/pic/calte/record-pdf', { schema: staffSchema }, async (request, reply) => {
    const { calteRecordId, copy } = request.query
    const issuedAt = clock()
    const view = { recordId: calteRecordId.toLowerCase(), now: issuedAt, action: 'export' } as const
    const open = await getVisibleRecordAndLogView(db, requireSession(request), view)
    if (open.role !== 'staff') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    const language = getRequestLanguage(request)
    const { headers, body } = await renderSheet(context, open, { copy, language, issuedAt })
    return reply.headers(headers).send(body)
  })
}

/** What customers do with their own charts is not logged. */
export function downloadOwnChartRecord(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.get('/customer/calte/record-pdf', { schema: ownSchema }, async (request, reply) => {
    const recordId = request.query.calteRecordId.toLowerCase()
    const open = await getVisibleRecord(db, requireSession(request), recordId)
    if (open.role !== 'customer') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    const language = getRequestLanguage(request)
    const options = { copy: 'customer', language, issuedAt: clock() } as const
    const { headers, body } = await renderSheet(context, open, options)
    return reply.headers(headers).send(body)
  })
}
