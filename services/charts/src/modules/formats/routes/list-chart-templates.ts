import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { getInLanguage } from '../template.rules.ts'
import { listTemplates, MAX_TEMPLATES_PER_AGENCY } from '../templates.sql.ts'

const schema = {
  operationId: 'listChartTemplates',
  summary: 'Lists templates of the own agency, and those of the product, which cannot be removed',
  tags: ['calte'],
  response: {
    200: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        removable: Type.Boolean(),
        title: Type.String(),
      }),
      { maxItems: 2 * MAX_TEMPLATES_PER_AGENCY },
    ),
  },
}

export function listChartTemplates(app: App, { db }: ChartsContext): void {
  app.get('/pic/calte/template-list', { schema }, async (request) => {
    const templates = await listTemplates(db, requireSession(request).agencyCode)
    return templates.map(({ id, agencyCode, names, formats }) => ({
      id,
      name: getInLanguage(names, getRequestLanguage(request)),
      removable: agencyCode !== null,
      title: getInLanguage(formats, getRequestLanguage(request)).title,
    }))
  })
}
