import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { normalizeReason, reasonQueryProperties } from '../normalize-reason.ts'
import { softDeleteRecord } from '../soft-delete-record.ts'

const id = Type.Optional(Id)

const schema = {
  operationId: 'deleteChartRecord',
  summary: 'Deletes a record; an administrator can restore it for 30 days',
  tags: ['calte'],
  querystring: Type.Object({ calteId: id, calteRecordId: id, ...reasonQueryProperties }),
  response: { 200: Type.Object({}) },
}

/** `calteId` is the id of the record's row, and `calteRecordId` its alias. */
export function deleteChartRecord(app: App, { db, clock }: ChartsContext): void {
  app.post('/pic/calte/delete-record', { schema }, async (request) => {
    const { calteId, calteRecordId = calteId, reason } = request.query
    if (calteRecordId === undefined) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
    const options = { recordId: calteRecordId.toLowerCase(), reason: normalizeReason(reason), now: clock() }
    await db.transaction().execute((trx) => softDeleteRecord(trx, requireSession(request), options))
    return {}
  })
}
