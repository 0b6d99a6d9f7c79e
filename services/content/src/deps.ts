import type { Database } from '@hibiki/database'
import type { SessionVerifier } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { MediaStorage } from '@hibiki/media-storage'
import type { Logger } from 'pino'
import type { RankPace } from './activity/month-ranks.ts'
import type { ContentTables } from './db/schema.ts'
import type { Checks } from './uploads/checks.ts'
import type { Staging } from './uploads/staging.ts'

/** Everything the service is given from outside; who creates them closes them. */
export interface ContentDeps {
  database: Database<ContentTables>
  storage: MediaStorage
  /** Where uploads arrive. */
  staging: Staging
  /** Makes sounds of what arrived. */
  checks: Checks
  /** Whether a gateway that can read the same storage may ask for the place of the bytes instead of the bytes. */
  handsMediaOver: boolean
  links: MediaLinks
  sessions: SessionVerifier
  secureCookies: boolean
  log: Logger
  clock?: () => Date
  /** How fresh ranks are. */
  rankPace?: RankPace | undefined
  /** A number from 0 (included) to 1 (excluded); chooses sounds. */
  random?: () => number
}
