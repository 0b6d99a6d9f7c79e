import type { MediaLinks } from '@hibiki/media-links'
import type { MediaFile, MediaStorage } from '@hibiki/media-storage'
import type { ServiceContext } from '@hibiki/service'
import type { properties } from './config.ts'
import type { MonthRanks } from './modules/activity/month-ranks.rules.ts'
import type { RankCacheOptions } from './modules/activity/month-ranks.ts'
import type { Brochure } from './modules/brochures/brochures.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import type { RecordWriter } from './modules/plays/record-writer.ts'
import type { Checks } from './modules/uploads/checks.ts'
import type { Inspector } from './modules/uploads/inspect/inspector.ts'
import type { Staging } from './modules/uploads/staging.ts'
import type { ContentTables, SoundKind } from './tables.ts'

interface ContentResources {
  storage: MediaStorage
  /** Uploads are stored here until they are published. */
  staging: Staging
  /** Inspects files on worker threads. */
  inspector: Inspector
  /** Checks uploads and publishes them as sounds. */
  checks: Checks
  /** An upload request that sends no bytes for this long is closed. */
  uploadSilenceMs: number
  links: MediaLinks
  catalogue: Catalogue
  findSoundKind: (soundId: string) => Promise<SoundKind | null>
  mediaFiles: (fileId: string) => Promise<MediaFile | null>
  recorder: RecordWriter
  /** How fresh ranks are. */
  rankPace: RankCacheOptions
  monthRanks: (month: string) => Promise<MonthRanks>
  brochures: () => Promise<Brochure[]>
  /** Returns a number from 0 (included) to 1 (excluded), by which sounds are chosen at random. */
  random: () => number
}

/** The modules of this service share this context. */
export type ContentContext = ServiceContext<ContentTables, typeof properties, ContentResources>
