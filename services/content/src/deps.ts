import type { Database } from '@hibiki/database'
import type { SessionVerifier } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Logger } from 'pino'
import type { ContentTables } from './db/schema.ts'
import type { MediaStorage } from './media/storage.ts'

/** Everything the service is given from outside; who creates them closes them. */
export interface ContentDeps {
  database: Database<ContentTables>
  storage: MediaStorage
  links: MediaLinks
  sessions: SessionVerifier
  secureCookies: boolean
  log: Logger
  clock?: () => Date
  /** A number from 0 (included) to 1 (excluded); chooses sounds. */
  random?: () => number
}
