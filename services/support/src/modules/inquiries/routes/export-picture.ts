import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { findVisiblePicture } from '../pictures.sql.ts'
import { readPicture } from '../read-picture.ts'

const schema = {
  params: Type.Object({ id: Id, pictureId: Id }),
}

/** GET /internal/members/{id}/pictures/{pictureId}: one own picture for the member's copy. */
export function exportPictureRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.get('/internal/members/:id/pictures/:pictureId', { schema }, async ({ params }, reply) => {
    const picture = await findVisiblePicture(db, params.pictureId, { memberId: params.id, isStaff: false })
    if (!picture) throw new ApiError('E4040')
    return reply
      .header('cache-control', 'no-store')
      .type('image/webp')
      .send(await readPicture(context, picture))
  })
}
