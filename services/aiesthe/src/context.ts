import type { MediaLinks } from '@hibiki/media-links'
import type { ServiceContext } from '@hibiki/service'
import type { properties } from './config.ts'
import type { PhotoExaminer } from './modules/photos/analysis/examine-photo.ts'
import type { PhotoVault } from './modules/photos/photo-vault.ts'
import type { AiestheTables } from './tables.ts'

interface AiestheResources {
  /** Reads faces in photos, on worker threads. */
  examiner: PhotoExaminer
  vault: PhotoVault
  /** Links to sounds, as content checks them. */
  soundLinks: MediaLinks
  /** Links to photos, checked here. */
  photoLinks: MediaLinks
}

/** What the modules share. */
export type AiestheContext = ServiceContext<AiestheTables, typeof properties, AiestheResources>
