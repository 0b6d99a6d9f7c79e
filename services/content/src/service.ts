import { createMediaLinks } from '@hibiki/media-links'
import { consentsProjection, entitlementsProjection, memberProfilesProjection } from '@hibiki/projections'
import { defineService, type ResourceContext, secretsOf } from '@hibiki/service'
import { checkConfig, properties } from './config.ts'
import type { ContentContext } from './context.ts'
import { contentErrors } from './errors.ts'
import { activity } from './modules/activity/module.ts'
import { createMonthRanks, usualPace } from './modules/activity/month-ranks.ts'
import { createCatalogue } from './modules/catalogue/catalogue.ts'
import { createKnownSounds } from './modules/catalogue/known-sounds.ts'
import { catalogue } from './modules/catalogue/module.ts'
import { library } from './modules/library/module.ts'
import { masterData } from './modules/master-data/module.ts'
import { createMediaFiles } from './modules/media/media-files.ts'
import { media } from './modules/media/module.ts'
import { openStorage } from './modules/media/open-storage.ts'
import { createIntroPapers } from './modules/papers/intro-papers.ts'
import { papers } from './modules/papers/module.ts'
import { picks } from './modules/picks/module.ts'
import { plays } from './modules/plays/module.ts'
import { createRecordWriter } from './modules/plays/record-writer.ts'
import { createChecks } from './modules/uploads/checks.ts'
import { createInspector } from './modules/uploads/inspect/inspector.ts'
import { MAX_UPLOAD_SILENCE_MS } from './modules/uploads/limits.ts'
import { uploads } from './modules/uploads/module.ts'

/** A media link works for this long. */
const LINK_LIFETIME_SECONDS = 600

export const content = defineService<ContentContext>({
  name: 'content',
  title: 'Hibiki content',
  port: 4002,
  folder: new URL('../', import.meta.url),
  config: { properties, check: checkConfig },
  errors: contentErrors,
  resources: openResources,
  modules: [
    catalogue,
    masterData,
    picks,
    library,
    plays,
    activity,
    media,
    uploads,
    papers,
    memberProfilesProjection(),
    entitlementsProjection(),
    consentsProjection({ document: 'providing-data' }),
  ],
})

async function openResources({
  config,
  database,
  db,
  clock,
  log,
  given,
  defer,
}: ResourceContext<ContentContext>) {
  const { storage, staging } =
    given.storage && given.staging
      ? { storage: given.storage, staging: given.staging }
      : await openStorage(config)
  if (!given.storage) defer(() => storage.close())
  const inspector = createInspector()
  const checks = createChecks({ db, storage, staging, inspector, log })
  defer(() => checks.close())
  // This runs before the checks are stopped: running ones are left to another replica or to the next start.
  defer(() => inspector.close())
  const recorder = createRecordWriter(database, {}, clock)
  defer(() => recorder.close())
  const rankPace = given.rankPace ?? usualPace
  return {
    storage,
    staging,
    inspector,
    checks,
    recorder,
    rankPace,
    uploadSilenceMs: given.uploadSilenceMs ?? MAX_UPLOAD_SILENCE_MS,
    links: createMediaLinks({
      keys: secretsOf(config.MEDIA_KEY),
      lifetimeSeconds: LINK_LIFETIME_SECONDS,
      clock,
    }),
    catalogue: createCatalogue(db),
    soundKind: createKnownSounds(db),
    mediaFiles: createMediaFiles(db),
    monthRanks: createMonthRanks(db, clock, rankPace),
    papers: createIntroPapers(),
    random: Math.random,
  }
}
