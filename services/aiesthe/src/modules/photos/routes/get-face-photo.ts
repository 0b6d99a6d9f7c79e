import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { getVisibleResult } from '../../diagnosis/visible-result.ts'
import { cropNames } from '../analysis/photo.ts'
import { findFacePhoto } from '../face-photos.sql.ts'
import { verifyPhotoLink } from '../photo-links.ts'
import type { PhotoPart, PhotoVault } from '../photo-vault.ts'

const schema = {
  operationId: 'getFacePhoto',
  summary: 'Returns a picture of a diagnosis by a link that was signed for this session',
  tags: ['aiesthe'],
  params: Type.Object({ name: Type.String({ maxLength: 64 }) }),
  querystring: Type.Object({
    exp: Type.String({ default: '', description: 'Time of expiry in seconds since 1970' }),
    sig: Type.String({ default: '', description: 'Signature of the link' }),
  }),
  response: {
    200: {
      description: 'The picture',
      content: {
        'image/jpeg': { schema: Type.String({ format: 'binary' }) },
        'image/png': { schema: Type.String({ format: 'binary' }) },
      },
    } as object,
    ...describeAiestheErrors('AIESTHE_PHOTO_LINK_INVALID', 'AIESTHE_PHOTO_LINK_EXPIRED'),
  },
}

export function getFacePhotoRoute(app: App, deps: AiestheContext): void {
  app.get('/aiesthe/photos/:name', { schema }, async (request, reply) => {
    const { photoId, part } = verifyPhotoLink(deps.photoLinks, request, {
      ...request.query,
      ...request.params,
    })
    const photo = await findFacePhoto(deps.db, photoId)
    if (!photo) throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
    // A link does not outlive a withdrawn publication or a change of agency.
    await getVisibleResult(deps.db, requireSession(request), photo.resultId)
    const picture = await readPicture(deps.vault, photoId, part)
    if (!picture) throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .type(picture.type)
      .send(picture.bytes)
  })
}

async function readPicture(
  vault: PhotoVault,
  photoId: string,
  part: PhotoPart,
): Promise<{ bytes: Buffer; type: string } | null> {
  const bytes = await vault.read(photoId, part)
  if (bytes) return { bytes, type: isCrop(part) ? 'image/png' : 'image/jpeg' }
  // Photos that were taken before portraits were stored have only the cropped face.
  return part === 'portrait' ? readPicture(vault, photoId, 'full') : null
}

const isCrop = (part: PhotoPart): boolean => (cropNames as readonly string[]).includes(part)
