import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { findFacePhoto } from '../face-photos.sql.ts'

const schema = {
  params: Type.Object({ id: Id, photoId: Id }),
}

/** Returns one photo for the export of the member's data. */
export function exportPhotoRoute(app: App, { db, vault }: AiestheContext): void {
  app.get('/internal/members/:id/photos/:photoId', { schema }, async ({ params }, reply) => {
    const photo = await findFacePhoto(db, params.photoId)
    const bytes = photo?.memberId === params.id.toLowerCase() && (await vault.read(photo.id, 'photo'))
    if (!bytes) throw new ApiError('E4040')
    return reply.header('cache-control', 'no-store').type('image/jpeg').send(bytes)
  })
}
