import type { AddresseeLookup, MailSender } from '@hibiki/mail'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { MediaFile, MediaStorage } from '@hibiki/media-storage'
import type { ServiceContext } from '@hibiki/service'
import type { configProperties } from './config.ts'
import type { MonthMinutesHistogram } from './modules/activity/month-ranks.rules.ts'
import type { RankCacheOptions } from './modules/activity/month-ranks-reader.ts'
import type { Brochure } from './modules/brochures/brochure-reader.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import type { LandscapeGallery } from './modules/landscapes/landscape-gallery.ts'
import type { PlayReportWriter } from './modules/plays/play-report-writer.ts'
import type { ReminderSubscriber } from './modules/seven-nights/create-reminder-subscriber.ts'
import type { Mp3Inspector } from './modules/uploads/inspect/mp3-inspector.ts'
import type { UploadChecks } from './modules/uploads/upload-checks.ts'
import type { UploadStaging } from './modules/uploads/upload-staging.ts'
import type { ContentTables, SoundKind } from './tables.ts'

interface ContentResources {
  storage: MediaStorage
  /** Uploads are stored here until they are published. */
  staging: UploadStaging
  /** Inspects files on worker threads. */
  inspector: Mp3Inspector
  /** Checks uploads and publishes them as sounds. */
  checks: UploadChecks
  /** An upload request that sends no bytes for this long is closed. */
  uploadSilenceMs: number
  links: MediaLinkSigner
  catalogue: Catalogue
  findSoundKind: (soundId: string) => Promise<SoundKind | null>
  mediaFiles: (fileId: string) => Promise<MediaFile | null>
  landscapes: LandscapeGallery
  recorder: PlayReportWriter
  /** How fresh ranks are. */
  rankPace: RankCacheOptions
  monthRanks: (month: string) => Promise<MonthMinutesHistogram>
  brochures: () => Promise<Brochure[]>
  mailSender: MailSender
  addressees: AddresseeLookup
  subscribeToReminders: ReminderSubscriber
  /** Returns a number from 0 (included) to 1 (excluded), by which sounds are chosen at random. */
  random: () => number
}

/** The modules of this service share this context. */
export type ContentContext = ServiceContext<ContentTables, typeof configProperties, ContentResources>
