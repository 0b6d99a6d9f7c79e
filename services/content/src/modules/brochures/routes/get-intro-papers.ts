import { type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'

const IntroPaper = Type.Object({
  id: Type.String(),
  title: Type.String(),
  pages: Type.Integer({ minimum: 1 }),
  src: Type.String({ description: 'Address of a PDF that never changes' }),
})

const schema = {
  operationId: 'getIntroPapers',
  summary: "Lists the brochures in the caller's language",
  tags: ['intro-papers'],
  response: { 200: Type.Array(IntroPaper) },
}

export function getIntroPapers(app: App, deps: ContentContext): void {
  app.get('/intro-papers', { schema }, async (request, reply) => {
    const wanted = getRequestLanguage(request)
    const brochures = (await deps.brochures()).filter((paper) => paper.language === wanted)
    reply.headers({ vary: 'accept-language', 'cache-control': 'public, max-age=300' })
    return brochures.map(({ id, title, pages, version }) => ({
      id,
      title,
      pages,
      src: `/api/intro-papers/${id}.pdf?lang=${wanted}&v=${version}`,
    }))
  })
}
