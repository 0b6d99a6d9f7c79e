import { hkdfSync } from 'node:crypto'
import { createMediaLinkSigner, type MediaLinkSigner } from '@hibiki/media-links'

/** A record may be open for this long before its photos must be opened anew. Each request is authorised, however young its link is. */
const LINK_LIFETIME_SECONDS = 3600

/** Signs links with keys of their own, so that a link tells nothing about the keys of the photos. */
export function createPhotoLinkSigner(secrets: readonly string[], clock: () => Date): MediaLinkSigner {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'hibiki chart photo links', 32)).toString('hex'),
  )
  return createMediaLinkSigner({
    keys,
    lifetimeSeconds: LINK_LIFETIME_SECONDS,
    clock,
    path: '/api/common/calte/photos/',
  })
}
