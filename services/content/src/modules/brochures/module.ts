import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { getIntroPaper } from './routes/get-intro-paper.ts'
import { getIntroPapers } from './routes/get-intro-papers.ts'

/** Serves brochures about the product as PDF. */
export const brochures = defineModule<ContentContext>({
  name: 'brochures',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.visitor, [getIntroPapers, getIntroPaper])
  },
})
