import { type App, getRequestLanguage, Id, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { PurposeCodeSchema } from '../purpose-code-schema.ts'
import { listPurposeDetails } from '../purposes.sql.ts'

const PurposeDetail = Type.Object({
  value: Type.With(Id, { description: 'Id for the parameter detailId of purpose-detail-random' }),
  text: Type.String(),
})

export function getPurposeDetails(app: App, deps: ContentContext): void {
  app.get(
    '/soundesthe/purpose-details',
    {
      schema: {
        operationId: 'getPurposeDetails',
        summary:
          'Lists the details of a purpose: 01 beauty, 02 wake-up and sleep, 03 healthcare, 04 desk work',
        tags: ['soundesthe'],
        querystring: Type.Object({ code: PurposeCodeSchema }),
        response: { 200: Type.Array(PurposeDetail) },
      },
    },
    async (request) => {
      const details = await listPurposeDetails(deps.db, request.query.code)
      return details.map(({ id, name }) => ({
        value: id,
        text: selectLanguageText(name, getRequestLanguage(request)),
      }))
    },
  )
}
