import { Readable } from 'node:stream'
import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { findVisiblePicture, toPictureStorageKey } from '../pictures.sql.ts'

const schema = {
  params: Type.Object({ id: Id, pictureId: Id }),
}

/** GET /internal/members/{id}/pictures/{pictureId}: one own picture for the member's copy. */
export function exportPictureRoute(app: App, { db, storage }: SupportContext): void {
  app.get('/internal/members/:id/pictures/:pictureId', { schema }, async ({ params }, reply) => {
    const picture = await findVisiblePicture(db, params.pictureId, { memberId: params.id, isStaff: false })
    if (!picture) throw new ApiError('E4040')
    const part = { storageKey: toPictureStorageKey(picture.id), start: 0, end: picture.bytes - 1 }
    return reply
      .header('cache-control', 'no-store')
      .header('content-length', picture.bytes)
      .type('image/webp')
      .send(Readable.from(storage.read(part)))
  })
}
