import { ApiError, type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { resolveBeforeAfter } from '../before-after.rules.ts'
import { CalteItem } from '../format-schema.ts'
import { getInLanguage, hasTemplateName, MAX_TEMPLATE_NAME_LENGTH } from '../template.rules.ts'
import { listTemplates } from '../templates.sql.ts'

/** Templates are found by name. */
export function getChartTemplate(app: App, { db }: ChartsContext): void {
  app.get(
    '/pic/calte/template',
    {
      schema: {
        operationId: 'getChartTemplate',
        summary: 'Returns a template of the own agency or of the product by its name',
        tags: ['calte'],
        querystring: Type.Object({
          name: Type.String({ minLength: 1, maxLength: MAX_TEMPLATE_NAME_LENGTH }),
        }),
        response: {
          200: Type.Object({
            id: Id,
            templateName: Type.String(),
            removable: Type.Boolean(),
            title: Type.String(),
            calteItems: Type.Array(CalteItem),
          }),
        },
      },
    },
    async (request) => {
      const { name } = request.query
      const templates = await listTemplates(db, requireSession(request).agencyCode)
      // The agency's own template comes last and takes precedence over the product's.
      const found = templates.findLast(({ names }) => hasTemplateName(names, name))
      if (!found) throw new ApiError('CHARTS_TEMPLATE_NOT_FOUND')
      const { title, items } = getInLanguage(found.formats, getRequestLanguage(request))
      return {
        id: found.id,
        templateName: getInLanguage(found.names, getRequestLanguage(request)),
        removable: found.agencyCode !== null,
        title,
        calteItems: resolveBeforeAfter(items).map((item) => ({ ...item, selection: [...item.selection] })),
      }
    },
  )
}
