import type { MediaLinkSigner } from '@hibiki/media-links'
import type { Catalogue } from './catalogue.ts'

/** A list returns at most this many sounds. */
export const MAX_LISTED_SOUNDS = 300

export interface MemberSoundListDeps {
  catalogue: Catalogue
  links: MediaLinkSigner
}
