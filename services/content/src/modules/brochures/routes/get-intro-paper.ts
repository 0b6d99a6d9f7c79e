import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import { parseLanguage } from '@hibiki/languages'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { toBinaryResponseSchemas } from '../../media/media-link-schema.ts'
import { sendBrochure } from '../send-brochure.ts'

export function getIntroPaper(app: App, deps: ContentContext): void {
  app.get(
    '/intro-papers/:file',
    {
      schema: {
        operationId: 'getIntroPaper',
        summary: 'Returns a brochure as PDF, whole or one range of it',
        tags: ['intro-papers'],
        params: Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]{1,60}\\.pdf$' }) }),
        querystring: Type.Object({
          lang: Type.Optional(
            Type.String({
              maxLength: 40,
              description:
                "One of the complete languages en, cn and tw; any other value means Japanese; the caller's language by default",
            }),
          ),
          v: Type.Optional(Type.Integer({ minimum: 1, description: 'The version that the list contains' })),
        }),
        response: toBinaryResponseSchemas(
          {
            200: { description: 'The whole brochure', hasBody: true },
            206: { description: 'The requested range', hasBody: true },
            304: { description: 'The client has this version already', hasBody: false },
          },
          'application/pdf',
        ),
      },
    },
    async (request, reply) => {
      const { lang: requested } = request.query
      const wanted = requested === undefined ? getRequestLanguage(request) : parseLanguage(requested)
      const brochures = await deps.brochures()
      const paper = brochures.find(
        ({ id, language: lang }) => `${id}.pdf` === request.params.file && lang === wanted,
      )
      if (!paper) throw new ApiError('CONTENT_PAPER_NOT_FOUND')
      const isNamedVersion = requested === wanted && request.query.v === paper.version
      return sendBrochure(request, reply, paper, isNamedVersion)
    },
  )
}
