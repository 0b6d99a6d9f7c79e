import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { getIntroPaper } from './routes/get-intro-paper.ts'
import { getIntroPapers } from './routes/get-intro-papers.ts'

/** Serves brochures about the product as PDF. */
export const brochures = defineModule<ContentContext>({
  name: 'brochures',
  routes(app, ctx) {
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      getIntroPapers(visitors, ctx)
      getIntroPaper(visitors, ctx)
    })
  },
})
