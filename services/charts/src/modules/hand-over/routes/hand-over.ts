import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { insertChartLogEntry } from '../../audit/chart-log.sql.ts'
import { getVisibleRecord, toLogActorRole } from '../../records/visible-record.ts'
import { deleteHandOver, saveHandOver } from '../hand-overs.sql.ts'

const tags = ['calte']

/** POST /pic/calte/hand-over begins the hand-over of one record to its customer on this device. */
export function startHandOver(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/pic/calte/hand-over',
    {
      schema: {
        operationId: 'startHandOver',
        summary:
          "Hands this device over to the customer of a record: until the hand-over ends, this session opens only the customer's part of it",
        tags,
        body: Type.Object({ calteRecordId: Id }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const { record, role, format } = await getVisibleRecord(
        db,
        session,
        request.body.calteRecordId.toLowerCase(),
      )
      if (role !== 'staff') throw new ApiError('CHARTS_RECORD_NOT_FOUND')
      if (!format.items.some((item) => item.customerInput)) throw new ApiError('CHARTS_NO_CUSTOMER_PART')
      const { customerId, recordId } = record
      const now = clock()
      const isSaved = await writeForMember(db, customerId, async (trx) => {
        // Everything that the session reads until the end is one view, however often the page is reloaded.
        await insertChartLogEntry(trx, {
          customerId,
          recordId,
          actorId: session.userId,
          actorRole: toLogActorRole(role),
          action: 'view',
          at: now,
        })
        await saveHandOver(trx, {
          sessionId: session.sessionId,
          staffId: session.userId,
          customerId,
          recordId,
          now,
        })
        return true
      })
      if (!isSaved) throw new ApiError('CHARTS_RECORD_NOT_FOUND')
      return {}
    },
  )
}

/** POST /pic/calte/hand-over/end requires a session whose password was confirmed. */
export function endHandOver(app: App, { db }: ChartsContext): void {
  app.post(
    '/pic/calte/hand-over/end',
    {
      schema: {
        operationId: 'endHandOver',
        summary: 'Ends the hand-over; requires a session of full assurance, and so the password of the staff',
        tags,
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      await deleteHandOver(db, requireSession(request).sessionId)
      return {}
    },
  )
}
