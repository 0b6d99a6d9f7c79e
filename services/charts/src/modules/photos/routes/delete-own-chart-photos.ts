import { type App, requireSession } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { insertChartLogEntry } from '../../audit/chart-log.sql.ts'
import { deletePhotosOfCustomer } from '../record-photos.sql.ts'

const schema = {
  operationId: 'deleteOwnChartPhotos',
  summary: 'Deletes all photos that salons took of the caller, published or not',
  tags: ['calte'],
  response: { 200: Type.Object({ deleted: Type.Integer() }) },
}

/** The pictures are of the caller, so they need nobody's consent to delete them. */
export function deleteOwnChartPhotos(app: App, { db, clock }: ChartsContext): void {
  app.post('/customer/calte/delete-photos', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const deleted = await writeForMember(db, userId, async (trx) => {
      const { length } = await deletePhotosOfCustomer(trx, userId)
      if (length > 0)
        await insertChartLogEntry(trx, {
          customerId: userId,
          recordId: null,
          actorId: userId,
          actorRole: 'customer',
          action: 'delete',
          at: clock(),
          subject: 'photo',
        })
      return length
    })
    return { deleted: deleted ?? 0 }
  })
}
