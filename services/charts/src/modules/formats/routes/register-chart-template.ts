import { ApiError, type App, requireSession } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { CalteFormatInput, parseFormat } from '../format-schema.ts'
import { hasTemplateName, MAX_TEMPLATE_NAME_LENGTH } from '../template.rules.ts'
import { countTemplates, listTemplates, MAX_TEMPLATES_PER_AGENCY, upsertTemplate } from '../templates.sql.ts'

export function registerChartTemplate(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/pic/calte/register-template',
    {
      schema: {
        operationId: 'registerChartTemplate',
        summary:
          'Saves a template of the own agency; `replace` allows to replace one of this name, otherwise the response is 409',
        tags: ['calte'],
        body: Type.Object({
          templateName: Type.String({ maxLength: MAX_TEMPLATE_NAME_LENGTH, format: 'line' }),
          calteFormat: CalteFormatInput,
          replace: Type.Optional(Type.Boolean()),
        }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const { replace = false } = request.body
      const name = request.body.templateName.trim()
      if (isBlankText(name)) throw new ApiError('CHARTS_TEMPLATE_NAME_REQUIRED')
      const format = parseFormat(request.body.calteFormat)
      const agencyCode = session.roles.includes('ROLE_PERSON_IN_CHARGE') ? session.agencyCode : null
      if (agencyCode === null) throw new ApiError('CHARTS_TEMPLATE_NOT_REMOVABLE')
      const existing = (await listTemplates(db, agencyCode)).filter(({ names }) =>
        hasTemplateName(names, name),
      )
      if (existing.some((one) => one.agencyCode === null)) throw new ApiError('CHARTS_TEMPLATE_NOT_REMOVABLE')
      if (existing.length > 0 && !replace) throw new ApiError('CHARTS_TEMPLATE_EXISTS')
      if (existing.length === 0 && (await countTemplates(db, agencyCode)) >= MAX_TEMPLATES_PER_AGENCY)
        throw new ApiError('CHARTS_TOO_MANY_TEMPLATES')
      await upsertTemplate(db, {
        agencyCode,
        names: { ja: name },
        formats: { ja: format },
        authorId: session.userId,
        now: clock(),
      })
      return {}
    },
  )
}
