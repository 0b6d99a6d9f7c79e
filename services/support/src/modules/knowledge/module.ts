import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../context.ts'
import { listFaqArticles } from './routes/articles.ts'
import { readArticle } from './routes/articles-article.ts'
import { searchFaqArticles } from './routes/articles-search.ts'

export const knowledge = defineModule<SupportContext>({
  name: 'knowledge',
  routes(app, context) {
    app.register(async (everybody: App) => {
      allow(everybody, access.visitor)
      listFaqArticles(everybody, context)
      readArticle(everybody, context)
      searchFaqArticles(everybody, context)
    })
  },
  personalData: [
    {
      table: 'article_versions',
      person: 'created_by',
      export: { none: 'articles are the company’s; who wrote them is not about the writer' },
      erase: 'anonymize',
    },
  ],
})
