import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../context.ts'
import { getArticleRoute } from './routes/get-article.ts'
import { listArticlesRoute } from './routes/list-articles.ts'
import { searchArticlesRoute } from './routes/search-articles.ts'

export const knowledge = defineModule<SupportContext>({
  name: 'knowledge',
  routes(app, context) {
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      listArticlesRoute(visitors, context)
      getArticleRoute(visitors, context)
      searchArticlesRoute(visitors, context)
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
