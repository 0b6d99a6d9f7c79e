import { createSmtpSender } from '@hibiki/mail'
import { entitlementsProjection, memberProfilesProjection } from '@hibiki/projections'
import { defineService, type ResourceContext } from '@hibiki/service'
import { checkConfig, properties } from './config.ts'
import type { SupportContext } from './context.ts'
import { errorCatalogue } from './errors.ts'
import { inquiries } from './modules/inquiries/module.ts'
import { knowledge } from './modules/knowledge/module.ts'
import { readArticles } from './modules/knowledge/read-articles.ts'
import { saveChangedArticles } from './modules/knowledge/save-articles.ts'
import { openStorage } from './open-storage.ts'

export const support = defineService<SupportContext>({
  name: 'support',
  title: 'Hibiki support',
  port: 4007,
  config: { properties, check: checkConfig },
  errors: errorCatalogue,
  folder: new URL('../', import.meta.url),
  resources: openResources,
  modules: [knowledge, inquiries, memberProfilesProjection(), entitlementsProjection()],
})

async function openResources({ config, db, clock, given, defer }: ResourceContext<SupportContext>) {
  await saveChangedArticles(db, await readArticles(), clock())
  const storage = given.storage ?? (await openStorage(config))
  defer(() => storage.close())
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  defer(() => mailSender.close())
  return { storage, mailSender }
}
