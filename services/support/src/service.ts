import { entitlementsProjection, memberProfilesProjection } from '@hibiki/projections'
import { defineService, type ResourceContext } from '@hibiki/service'
import { properties, type SupportContext } from './context.ts'
import { errorCatalogue } from './errors.ts'
import { knowledge } from './modules/knowledge/module.ts'
import { readArticles } from './modules/knowledge/read-articles.ts'
import { saveChangedArticles } from './modules/knowledge/save-articles.ts'

export const support = defineService<SupportContext>({
  name: 'support',
  title: 'Hibiki support',
  port: 4007,
  config: { properties },
  errors: errorCatalogue,
  folder: new URL('../', import.meta.url),
  resources: openResources,
  modules: [knowledge, memberProfilesProjection(), entitlementsProjection()],
})

async function openResources({ config, db, clock }: ResourceContext<SupportContext>) {
  const folder = config.KNOWLEDGE_FOLDER === '' ? undefined : config.KNOWLEDGE_FOLDER
  const articles = await readArticles(folder)
  await saveChangedArticles(db, articles, clock())
  return { articleCount: articles.length }
}
