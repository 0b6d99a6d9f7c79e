import { createInternalFetch } from '@hibiki/http'
import { createAddresseeLookup, createSmtpSender } from '@hibiki/mail'
import { createSealedFiles, openMediaStorage } from '@hibiki/media-storage'
import {
  createEntitlementsProjection,
  createMemberProfilesProjection,
  createNameReadingsProjection,
} from '@hibiki/projections'
import { defineService, type ResourceContext, splitList } from '@hibiki/service'
import { configProperties, validateConfig } from './config.ts'
import type { SupportContext } from './context.ts'
import { supportErrors } from './errors.ts'
import { createEngineFromConfig } from './modules/advisor/create-engine-from-config.ts'
import { advisor } from './modules/advisor/module.ts'
import { awards } from './modules/awards/module.ts'
import { createMailReplies } from './modules/inquiries/mail-replies/create-mail-replies.ts'
import { mailReplies } from './modules/inquiries/mail-replies/module.ts'
import { inquiries } from './modules/inquiries/module.ts'
import { inquiriesStaff } from './modules/inquiries/staff/module.ts'
import { knowledge } from './modules/knowledge/module.ts'
import { readArticleFiles } from './modules/knowledge/read-article-files.ts'
import { saveChangedArticles } from './modules/knowledge/save-articles.ts'

export const support = defineService<SupportContext>({
  name: 'support',
  title: 'Hibiki support',
  port: 4007,
  config: { properties: configProperties, check: validateConfig },
  errors: supportErrors,
  folder: new URL('../', import.meta.url),
  resources: openResources,
  modules: [
    knowledge,
    inquiries,
    mailReplies,
    advisor,
    inquiriesStaff,
    awards,
    createMemberProfilesProjection(),
    createNameReadingsProjection(),
    createEntitlementsProjection(),
  ],
})

async function openResources({
  config,
  db,
  clock,
  given,
  defer,
  internalKeys,
}: ResourceContext<SupportContext>) {
  const readArticles = given.readArticles ?? readArticleFiles
  await saveChangedArticles(db, readArticles, clock())
  const storage = given.storage ?? (await openMediaStorage({ config, folderSetting: 'PICTURE_FOLDER' }))
  defer(() => storage.close())
  const sealedFiles = createSealedFiles(storage, {
    secrets: splitList(config.CHAT_FILE_KEY),
    purpose: 'hibiki chat files',
    setting: 'CHAT_FILE_KEY',
  })
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  defer(() => mailSender.close())
  return {
    readArticles,
    storage,
    sealedFiles,
    mailSender,
    addressees:
      given.addressees ?? createAddresseeLookup(config.IDENTITY_URL, createInternalFetch(internalKeys)),
    mailReplies: createMailReplies(config),
    engine: given.engine ?? (await createEngineFromConfig(config)),
  }
}
