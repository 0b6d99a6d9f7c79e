import { type App, Id, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { CalteRecordInput, toSaveRecordRequest } from '../record-input.ts'
import { saveRecord } from '../save-record.ts'

const schema = {
  operationId: 'registerChartRecord',
  summary:
    'Creates a record, or changes the own side of one (409 when another member changed it meanwhile). Returns its id',
  tags: ['calte'],
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  }),
  body: Type.Object({
    aiEstheDetectFaceResultId: Type.Optional(Type.Union([Id, Type.Null()])),
    calteRecord: CalteRecordInput,
  }),
  response: { 200: Id },
}

export function registerChartRecord(app: App, { db, clock }: ChartsContext): void {
  app.post('/common/calte/register-record', { schema }, async (request, reply) => {
    const save = toSaveRecordRequest(request.body.calteRecord, {
      resultId: request.body.aiEstheDetectFaceResultId,
      creationKey: request.headers['idempotency-key'],
    })
    const options = { side: 'of-session' as const, now: clock() }
    const id = await db
      .transaction()
      .execute((trx) => saveRecord(trx, requireSession(request), save, options))
    return sendJsonTextOrNull(reply, id)
  })
}
