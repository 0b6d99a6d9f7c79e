import { ApiError, requireSession } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type PhotoPart, photoParts } from './photo-vault.ts'

/** The path that serves links to photos. */
export const PHOTO_LINK_PATH = '/api/aiesthe/photos/'

const separator = '.'

/**
 * Signs links to the parts of one photo for one session. A caller who may see one part may see all, so one signature covers them: a page of
 * the history has six links for each photo. The separator is signed too, so that a link to a sound is never valid for a photo.
 */
export function signPhotoLinks(
  links: MediaLinkSigner,
  photoId: string,
  sessionId: string,
): (part: PhotoPart) => string {
  const [path, query] = links.sign(photoId + separator, sessionId).split('?')
  return (part) => `${path}${part}?${query}`
}

/** @throws AIESTHE_PHOTO_LINK_EXPIRED, or AIESTHE_PHOTO_LINK_INVALID for anything else, including another session */
export function verifyPhotoLink(
  links: MediaLinkSigner,
  request: FastifyRequest,
  link: { name: string; exp: string; sig: string },
): { photoId: string; part: PhotoPart } {
  const { sessionId } = requireSession(request)
  const [photoId = ''] = link.name.split(separator, 1)
  const part = photoParts.find((one) => photoId + separator + one === link.name)
  if (!part) throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
  const state = links.verify({ fileId: photoId + separator, exp: link.exp, sig: link.sig, sessionId })
  if (state === 'expired') throw new ApiError('AIESTHE_PHOTO_LINK_EXPIRED')
  if (state === 'invalid') throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
  return { photoId, part }
}
