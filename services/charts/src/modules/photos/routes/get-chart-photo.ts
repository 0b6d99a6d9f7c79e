import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { hasPhotoConsent } from '../../overview/overview.sql.ts'
import { getVisibleRecord } from '../../records/visible-record.ts'
import { canSeePhoto } from '../photo.rules.ts'
import { findPhoto } from '../record-photos.sql.ts'

const schema = {
  operationId: 'getChartPhoto',
  summary: 'Returns a photo of a record by a link that was signed for this session',
  tags: ['calte'],
  params: Type.Object({ photoId: Id }),
  querystring: Type.Object({
    exp: Type.String({ default: '', maxLength: 20, description: 'Time of expiry in seconds since 1970' }),
    sig: Type.String({ default: '', maxLength: 100, description: 'Signature of the link' }),
  }),
  response: {
    200: {
      description: 'The photo',
      content: { 'image/jpeg': { schema: Type.String({ format: 'binary' }) } },
    } as object,
  },
}

/** A link does not outlive a withdrawn publication or consent, a deleted record, or a change of agency. */
export function getChartPhoto(app: App, { db, photoLinks, photoVault }: ChartsContext): void {
  app.get('/common/calte/photos/:photoId', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const photoId = request.params.photoId.toLowerCase()
    const { exp, sig } = request.query
    const link = { fileId: photoId, exp, sig, sessionId: session.sessionId }
    if (photoLinks.verify(link) !== 'valid') throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
    const photo = await findPhoto(db, photoId)
    if (!photo) throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
    const { role } = await getVisibleRecord(db, session, photo.recordId)
    const hasConsent = await hasPhotoConsent(db, photo.customerId)
    const isVisible = canSeePhoto(role, { published: photo.published, hasConsent })
    const jpeg = isVisible ? await photoVault.read(photoId, 'photo') : null
    if (!jpeg) throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .type('image/jpeg')
      .send(jpeg)
  })
}
