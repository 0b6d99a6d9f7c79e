import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, getFieldErrorText, Id, Moment, requireSession } from '@hibiki/http'
import { languageCodes } from '@hibiki/languages'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { chartsErrors } from '../../../errors.ts'
import { CalteFormatInput, CalteItem, parseFormat } from '../format-schema.ts'
import { MAX_TEMPLATE_NAME_LENGTH } from '../template.rules.ts'
import {
  findAdminTemplate,
  listAdminTemplates,
  listTemplateLogEntries,
  updateBuiltInTemplate,
} from '../templates-admin.sql.ts'

const resource = createAdminResource({
  name: 'chart-templates',
  errors: chartsErrors,
  sortable: ['name', 'agencyCode', 'updatedAt'],
  defaultSort: ['name', 'ASC'],
  filter: { q: textFilterSchema, ours: Type.Optional(Type.Boolean()) },
})

/** The name of a language of the product, because no other key is stored or shown. */
const Language = Type.String({ pattern: `^(${languageCodes.join('|')})$` })
const onlyLanguages = { additionalProperties: false }
const TemplateName = Type.String({
  minLength: 1,
  maxLength: MAX_TEMPLATE_NAME_LENGTH,
  format: 'visible-line',
})
const TemplateFormat = Type.Object(
  { title: Type.String(), items: Type.Array(CalteItem) },
  { $id: 'CalteTemplateFormat' },
)
const Row = Type.Object({
  id: Id,
  name: Type.String(),
  names: Type.Record(Language, Type.String()),
  formats: Type.Record(Language, TemplateFormat),
  agencyCode: Type.Union([Type.String(), Type.Null()]),
  updatedAt: Moment,
})

const TemplateWithActs = Type.Object({
  ...Row.properties,
  acts: Type.Array(
    Type.Object({
      at: Moment,
      actor: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
    }),
    { maxItems: 50, description: 'Changes of the template with their author, the newest first' },
  ),
})

/** The product's own templates can be changed here, those of agencies are read only. */
export function adminChartTemplatesRoute(app: App, { db, clock }: ChartsContext): void {
  async function readTemplate(id: string) {
    const row = await findAdminTemplate(db, id)
    return row && (serializeRow({ ...row, acts: await listTemplateLogEntries(db, id) }) as never)
  }
  resource.registerListRoute(app, {
    operationId: 'listAdminChartTemplates',
    summary: "Lists templates, the product's own and those of agencies",
    row: Row,
    find: (list) => listAdminTemplates(db, list),
    toResponse: (row) => serializeRow(row) as never,
  })
  resource.registerReadRoute(app, {
    operationId: 'getAdminChartTemplate',
    summary: 'Returns one template',
    response: TemplateWithActs,
    find: readTemplate,
  })
  app.put(
    '/admin/chart-templates/:id',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'updateAdminChartTemplate',
        summary: "Changes one of the product's own templates in every language",
        body: Type.Object({
          names: Type.Record(Language, TemplateName, onlyLanguages),
          formats: Type.Record(Language, CalteFormatInput, onlyLanguages),
        }),
        response: TemplateWithActs,
        errors: [
          'E3001',
          'CHARTS_TEMPLATE_NOT_REMOVABLE',
          'CHARTS_TITLE_REQUIRED',
          'CHARTS_LABEL_REQUIRED',
          'CHARTS_ITEM_REQUIRED',
          'CHARTS_TOO_MANY_ITEMS',
          'CHARTS_ITEM_INVALID',
          'CHARTS_PAIR_INVALID',
        ],
      }),
    },
    async (request) => {
      const { names, formats } = request.body
      if (names.ja === undefined || formats.ja === undefined)
        throw new ApiError('E3001', { fields: { ja: getFieldErrorText('required') } })
      const { id } = request.params
      if (!(await findAdminTemplate(db, id))) throw new ApiError('E4040')
      const read = Object.fromEntries(
        Object.entries(formats).map(([language, format]) => [language, parseFormat(format)]),
      )
      const change = { id, names, formats: read, actorId: requireSession(request).userId, now: clock() }
      const isOurs = await db.transaction().execute((trx) => updateBuiltInTemplate(trx, change))
      if (!isOurs) throw new ApiError('CHARTS_TEMPLATE_NOT_REMOVABLE')
      return (await readTemplate(id)) as never
    },
  )
}
