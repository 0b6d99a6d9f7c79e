import type { MediaLinks } from '@hibiki/media-links'
import type { Catalogue } from './catalogue.ts'

/** What a list answers at most. */
export const MAX_LIST = 300

export interface SoundListDeps {
  catalogue: Catalogue
  links: MediaLinks
}
