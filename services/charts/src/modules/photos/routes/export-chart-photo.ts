import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { findPhoto } from '../record-photos.sql.ts'

const schema = {
  params: Type.Object({ id: Id, photoId: Id }),
}

/** Returns one photo that is published to its customer, for the copy of the customer's data. */
export function exportChartPhoto(app: App, { db, photoVault }: ChartsContext): void {
  app.get('/internal/members/:id/photos/:photoId', { schema }, async ({ params }, reply) => {
    const photo = await findPhoto(db, params.photoId.toLowerCase())
    const isOwn = photo?.customerId === params.id.toLowerCase() && photo.published
    const jpeg = isOwn ? await photoVault.read(photo.id, 'photo') : null
    if (!jpeg) throw new ApiError('E4040')
    return reply.header('cache-control', 'no-store').type('image/jpeg').send(jpeg)
  })
}
