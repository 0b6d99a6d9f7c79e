import type { MediaLinks } from '@hibiki/media-links'
import type { Catalogue } from './catalogue.ts'

/** A list returns at most this many sounds. */
export const MAX_LIST = 300

export interface SoundListDeps {
  catalogue: Catalogue
  links: MediaLinks
}
