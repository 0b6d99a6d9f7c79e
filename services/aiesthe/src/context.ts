import type { MediaLinkSigner } from '@hibiki/media-links'
import type { ServiceContext } from '@hibiki/service'
import type { configProperties } from './config.ts'
import type { PhotoExaminer } from './modules/photos/analysis/photo-examiner.ts'
import type { PhotoVault } from './modules/photos/photo-vault.ts'
import type { AiestheTables } from './tables.ts'

interface AiestheResources {
  /** Finds and analyzes faces in photos on worker threads. */
  examiner: PhotoExaminer
  vault: PhotoVault
  /** Signs links to sounds, which content verifies. */
  soundLinks: MediaLinkSigner
  /** Signs and verifies links to photos. */
  photoLinks: MediaLinkSigner
}

/** The modules of this service share this context. */
export type AiestheContext = ServiceContext<AiestheTables, typeof configProperties, AiestheResources>
