import type { Database } from '@hibiki/database'
import type { SessionVerifier } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Logger } from 'pino'
import type { PhotoExaminer } from './modules/photos/analysis/examine-photo.ts'
import type { PhotoVault } from './modules/photos/photo-vault.ts'
import type { AiestheTables } from './schema.ts'

/** Everything the service is given from outside; who creates them closes them. */
export interface AiestheDeps {
  database: Database<AiestheTables>
  examiner: PhotoExaminer
  vault: PhotoVault
  /** Links to sounds, as content checks them. */
  soundLinks: MediaLinks
  /** Links to photos, checked here. */
  photoLinks: MediaLinks
  sessions: SessionVerifier
  secureCookies: boolean
  /** Keys of calls between services, the first signs (D-208). */
  internalKeys: readonly string[]
  log: Logger
  clock?: () => Date
}
