import { ApiError, memberOf } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type PhotoPart, photoParts } from './photo-vault.ts'

/** Where links to photos are answered. */
export const photoPath = '/api/aiesthe/photos/'

const separator = '.'

/**
 * Links to the parts of one photo, for one session. Whoever may see one part may see all, so one signature serves them: a page of
 * the history has six for each photo. The separator is signed, too, so that no link to a sound can be one to a photo.
 */
export function signPhoto(
  links: MediaLinks,
  photoId: string,
  sessionId: string,
): (part: PhotoPart) => string {
  const [path, query] = links.sign(photoId + separator, sessionId).split('?')
  return (part) => `${path}${part}?${query}`
}

/** @throws AIESTHE_PHOTO_LINK_EXPIRED, or AIESTHE_PHOTO_LINK_INVALID for anything else, another session among it */
export function openPhotoLink(
  links: MediaLinks,
  request: FastifyRequest,
  link: { name: string; exp: string; sig: string },
): { photoId: string; part: PhotoPart } {
  const { sessionId } = memberOf(request)
  const [photoId = ''] = link.name.split(separator, 1)
  const part = photoParts.find((one) => photoId + separator + one === link.name)
  if (!part) throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
  const state = links.check({ fileId: photoId + separator, exp: link.exp, sig: link.sig, sessionId })
  if (state === 'expired') throw new ApiError('AIESTHE_PHOTO_LINK_EXPIRED')
  if (state === 'invalid') throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
  return { photoId, part }
}
