import { type App, Id, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { withoutPhotos } from '../../photos/photo-response.ts'
import { CalteRecordInput, toSaveRecordRequest } from '../../records/record-input.ts'
import { getRecordResponse, RecordResponse } from '../../records/record-response.ts'
import { saveRecord } from '../../records/save-record.ts'
import { getHandedOverRecord } from '../get-handed-over-record.ts'
import { findHandOver } from '../hand-overs.sql.ts'

const tags = ['calte']

/** GET /pic/calte/hand-over returns what this session handed over, so that a reload continues there. */
export function getHandOver(app: App, { db }: ChartsContext): void {
  app.get(
    '/pic/calte/hand-over',
    {
      schema: {
        operationId: 'getHandOver',
        summary: 'Returns the record that this session has handed over, or null',
        tags,
        response: {
          200: Type.Object({ recordId: Type.Union([Id, Type.Null()]) }),
        },
      },
    },
    async (request) => {
      const handOver = await findHandOver(db, requireSession(request).sessionId)
      return { recordId: handOver?.recordId ?? null }
    },
  )
}

/** GET /pic/calte/hand-over/record returns the customer's part of the record. */
export function getHandOverRecord(app: App, { db }: ChartsContext): void {
  app.get(
    '/pic/calte/hand-over/record',
    {
      schema: {
        operationId: 'getHandOverRecord',
        summary: 'Returns the handed-over record as its customer sees it',
        tags,
        response: { 200: RecordResponse },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return getRecordResponse(db, await getHandedOverRecord(db, requireSession(request)), withoutPhotos)
    },
  )
}

/** POST /pic/calte/hand-over/record saves the customer's fields of the record. */
export function saveHandOverRecord(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/pic/calte/hand-over/record',
    {
      schema: {
        operationId: 'saveHandOverRecord',
        summary: "Saves the customer's fields of the handed-over record. Returns its id",
        tags,
        body: Type.Object({ calteRecord: CalteRecordInput }),
        response: { 200: Id },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { record } = await getHandedOverRecord(db, session)
      const save = toSaveRecordRequest(request.body.calteRecord, {
        resultId: undefined,
        creationKey: undefined,
      })
      const options = { side: 'customer' as const, now: clock() }
      // The record is the one handed over, whatever the body names.
      const id = await db
        .transaction()
        .execute((trx) => saveRecord(trx, session, { ...save, recordId: record.recordId }, options))
      return sendJsonTextOrNull(reply, id)
    },
  )
}
