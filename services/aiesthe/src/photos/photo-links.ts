import { ApiError, memberOf } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type PhotoPart, photoParts } from './photo-vault.ts'

/** Where links to photos are answered. */
export const photoPath = '/api/aiesthe/photos/'

const separator = '.'

export function signPhoto(links: MediaLinks, photoId: string, part: PhotoPart, sessionId: string): string {
  return links.sign(photoId + separator + part, sessionId)
}

/** @throws AIESTHE_PHOTO_LINK_EXPIRED, or AIESTHE_PHOTO_LINK_INVALID for anything else, another session among it */
export function openPhotoLink(
  links: MediaLinks,
  request: FastifyRequest,
  link: { name: string; exp: string; sig: string },
): { photoId: string; part: PhotoPart } {
  const { sessionId } = memberOf(request)
  const state = links.check({ fileId: link.name, exp: link.exp, sig: link.sig, sessionId })
  if (state === 'expired') throw new ApiError('AIESTHE_PHOTO_LINK_EXPIRED')
  const [photoId = '', name = ''] = link.name.split(separator)
  const part = photoParts.find((one) => one === name)
  if (state !== 'valid' || !part) throw new ApiError('AIESTHE_PHOTO_LINK_INVALID')
  return { photoId, part }
}
