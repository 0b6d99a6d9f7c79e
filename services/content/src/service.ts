import { createMediaLinks } from '@hibiki/media-links'
import {
  createConsentsProjection,
  createEntitlementsProjection,
  createMemberProfilesProjection,
} from '@hibiki/projections'
import { defineService, type ResourceContext, splitSecrets } from '@hibiki/service'
import { checkConfig, properties } from './config.ts'
import type { ContentContext } from './context.ts'
import { contentErrors } from './errors.ts'
import { activity } from './modules/activity/module.ts'
import { createMonthRanks, DEFAULT_RANK_CACHE } from './modules/activity/month-ranks.ts'
import { createBrochureReader } from './modules/brochures/brochures.ts'
import { brochures } from './modules/brochures/module.ts'
import { createCatalogue } from './modules/catalogue/catalogue.ts'
import { catalogue } from './modules/catalogue/module.ts'
import { createSoundKindFinder } from './modules/catalogue/sound-kind-finder.ts'
import { library } from './modules/library/module.ts'
import { masterData } from './modules/master-data/module.ts'
import { createMediaFiles } from './modules/media/media-files.ts'
import { media } from './modules/media/module.ts'
import { openStorage } from './modules/media/open-storage.ts'
import { plays } from './modules/plays/module.ts'
import { createRecordWriter } from './modules/plays/record-writer.ts'
import { recommendations } from './modules/recommendations/module.ts'
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
    recommendations,
    library,
    plays,
    activity,
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
  const rankPace = given.rankPace ?? DEFAULT_RANK_CACHE
  return {
    storage,
    staging,
    inspector,
    checks,
    recorder,
    rankPace,
    uploadSilenceMs: given.uploadSilenceMs ?? MAX_UPLOAD_SILENCE_MS,
    links: createMediaLinks({
      keys: splitSecrets(config.MEDIA_KEY),
      lifetimeSeconds: LINK_LIFETIME_SECONDS,
      clock,
    }),
    catalogue: createCatalogue(db),
    findSoundKind: createSoundKindFinder(db),
    mediaFiles: createMediaFiles(db),
    monthRanks: createMonthRanks(db, clock, rankPace),
    brochures: createBrochureReader(),
    random: Math.random,
  }
}
