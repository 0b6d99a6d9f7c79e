import { createMediaLinkSigner } from '@hibiki/media-links'
import { openMediaStorage } from '@hibiki/media-storage'
import { createEntitlementsProjection } from '@hibiki/projections'
import { defineService, type ResourceContext, splitList } from '@hibiki/service'
import { configProperties, validateConfig } from './config.ts'
import type { AiestheContext } from './context.ts'
import { aiestheErrors } from './errors.ts'
import { checkIns } from './modules/check-ins/module.ts'
import { choices } from './modules/choices/module.ts'
import { consents } from './modules/consents/module.ts'
import { diagnosis } from './modules/diagnosis/module.ts'
import { history } from './modules/history/module.ts'
import { interview } from './modules/interview/module.ts'
import { members } from './modules/members/module.ts'
import { mentalChecks } from './modules/mental-checks/module.ts'
import { createExaminerFromConfig } from './modules/photos/create-examiner-from-config.ts'
import { photos } from './modules/photos/module.ts'
import { PHOTO_LINK_PATH } from './modules/photos/photo-links.ts'
import { createPhotoVault } from './modules/photos/photo-vault.ts'
import { plays } from './modules/plays/module.ts'
import { sounds } from './modules/sounds/module.ts'
import { statistics } from './modules/statistics/module.ts'
import { stressResults } from './modules/stress-results/module.ts'
import { therapy } from './modules/therapy/module.ts'

/** A link to a sound or a photo works for this long. */
const LINK_LIFETIME_SECONDS = 600

export const aiesthe = defineService<AiestheContext>({
  name: 'aiesthe',
  title: 'Hibiki AI esthe',
  port: 4004,
  folder: new URL('../', import.meta.url),
  config: { properties: configProperties, check: validateConfig },
  errors: aiestheErrors,
  resources: openResources,
  // Data of a deleted member is erased in this order: bytes of photos before the rows that refer to them, results before their choices.
  modules: [
    photos,
    diagnosis,
    choices,
    checkIns,
    mentalChecks,
    stressResults,
    therapy,
    interview,
    history,
    statistics,
    sounds,
    plays,
    consents,
    members,
    createEntitlementsProjection(),
  ],
})

async function openResources({ config, clock, given, defer }: ResourceContext<AiestheContext>) {
  const storage = await openMediaStorage({ config, folderSetting: 'FACE_FOLDER' })
  defer(() => storage.close())
  const links = { keys: splitList(config.MEDIA_KEY), lifetimeSeconds: LINK_LIFETIME_SECONDS, clock }
  return {
    examiner: given.examiner ?? (await createExaminerFromConfig(config, defer)),
    vault: createPhotoVault(storage, splitList(config.FACE_KEY)),
    soundLinks: createMediaLinkSigner(links),
    photoLinks: createMediaLinkSigner({ ...links, path: PHOTO_LINK_PATH }),
  }
}
