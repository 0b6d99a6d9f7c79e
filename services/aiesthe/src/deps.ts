import type { Database } from '@hibiki/database'
import type { SessionVerifier } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Logger } from 'pino'
import type { AiestheTables } from './db/schema.ts'
import type { PhotoExaminer } from './faces/examine-photo.ts'
import type { PhotoVault } from './photos/photo-vault.ts'

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
  log: Logger
  clock?: () => Date
}
