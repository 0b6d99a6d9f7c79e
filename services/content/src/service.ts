import { createInternalFetch } from '@hibiki/http'
import { createAddresseeLookup, createSmtpSender } from '@hibiki/mail'
import { createMediaLinkSigner } from '@hibiki/media-links'
import {
  createConsentsProjection,
  createEntitlementsProjection,
  createMemberProfilesProjection,
} from '@hibiki/projections'
import { defineService, type ResourceContext, splitList } from '@hibiki/service'
import { configProperties, validateConfig } from './config.ts'
import type { ContentContext } from './context.ts'
import { contentErrors } from './errors.ts'
import { activity } from './modules/activity/module.ts'
import { createMonthRanksReader, DEFAULT_RANK_CACHE_OPTIONS } from './modules/activity/month-ranks-reader.ts'
import { createBrochureReader } from './modules/brochures/brochure-reader.ts'
import { brochures } from './modules/brochures/module.ts'
import { createCatalogue } from './modules/catalogue/catalogue.ts'
import { catalogue } from './modules/catalogue/module.ts'
import { createSoundKindFinder } from './modules/catalogue/sound-kind-finder.ts'
import { createLandscapeGallery } from './modules/landscapes/landscape-gallery.ts'
import { landscapes } from './modules/landscapes/module.ts'
import { library } from './modules/library/module.ts'
import { mails } from './modules/mails/module.ts'
import { masterData } from './modules/master-data/module.ts'
import { createMediaFileCache } from './modules/media/media-file-cache.ts'
import { media } from './modules/media/module.ts'
import { openMediaStorage } from './modules/media/open-media-storage.ts'
import { plays } from './modules/plays/module.ts'
import { createPlayReportWriter } from './modules/plays/play-report-writer.ts'
import { recommendations } from './modules/recommendations/module.ts'
import { createReminderSubscriber } from './modules/seven-nights/create-reminder-subscriber.ts'
import { sevenNights } from './modules/seven-nights/module.ts'
import { createMp3Inspector } from './modules/uploads/inspect/mp3-inspector.ts'
import { uploads } from './modules/uploads/module.ts'
import { createUploadChecks } from './modules/uploads/upload-checks.ts'
import { MAX_UPLOAD_SILENCE_MS } from './modules/uploads/upload-limits.ts'

/** A media link works for this long. */
const LINK_LIFETIME_SECONDS = 600

export const content = defineService<ContentContext>({
  name: 'content',
  title: 'Hibiki content',
  port: 4002,
  folder: new URL('../', import.meta.url),
  config: { properties: configProperties, check: validateConfig },
  errors: contentErrors,
  resources: openResources,
  modules: [
    catalogue,
    landscapes,
    masterData,
    recommendations,
    library,
    plays,
    activity,
    sevenNights,
    mails,
    media,
    uploads,
    brochures,
    createMemberProfilesProjection(),
    createEntitlementsProjection(),
    createConsentsProjection({ document: 'providing-data' }),
  ],
})

async function openResources({
  config,
  database,
  db,
  clock,
  log,
  internalKeys,
  given,
  defer,
}: ResourceContext<ContentContext>) {
  const { storage, staging } =
    given.storage && given.staging
      ? { storage: given.storage, staging: given.staging }
      : await openMediaStorage(config)
  if (!given.storage) defer(() => storage.close())
  const inspector = createMp3Inspector()
  const checks = createUploadChecks({ db, storage, staging, inspector, log })
  defer(() => checks.close())
  // This runs before the checks are stopped: running ones are left to another replica or to the next start.
  defer(() => inspector.close())
  const recorder = createPlayReportWriter(database, {}, clock)
  defer(() => recorder.close())
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  const internalFetch = createInternalFetch(internalKeys)
  const rankPace = given.rankPace ?? DEFAULT_RANK_CACHE_OPTIONS
  return {
    storage,
    staging,
    inspector,
    checks,
    recorder,
    rankPace,
    uploadSilenceMs: given.uploadSilenceMs ?? MAX_UPLOAD_SILENCE_MS,
    links: createMediaLinkSigner({
      keys: splitList(config.MEDIA_KEY),
      lifetimeSeconds: LINK_LIFETIME_SECONDS,
      clock,
    }),
    catalogue: createCatalogue(db),
    findSoundKind: createSoundKindFinder(db),
    landscapes: createLandscapeGallery({ db, storage, log }),
    mediaFiles: createMediaFileCache(db),
    monthRanks: createMonthRanksReader(db, clock, rankPace),
    brochures: createBrochureReader(),
    random: Math.random,
    mailSender,
    addressees: createAddresseeLookup(config.IDENTITY_URL, internalFetch),
    subscribeToReminders: createReminderSubscriber(config.IDENTITY_URL, internalFetch),
  }
}
