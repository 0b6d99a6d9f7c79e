import type { paths } from '../../lib/api/schema.gen.d.ts'

/** A record with its format, as far as the caller may see it. */
export type ChartRecord =
  paths['/pic/calte/get-format-from-record']['get']['responses']['200']['content']['application/json']
/** A field of a record: what it asks for, what it holds, whose it is. */
export type ChartField = ChartRecord['calteItems'][number]
export type FieldLabel = ChartField['fieldLabel']

/** A row of a chart list. */
export type RecordRow =
  paths['/pic/calte/browsable']['get']['responses']['200']['content']['application/json'][number]

export type ChartCustomer =
  paths['/pic/calte/customers']['get']['responses']['200']['content']['application/json']['users'][number]

/** The newest version of a customer's format. */
export type ChartFormat =
  paths['/pic/calte/get-format']['get']['responses']['200']['content']['application/json']
export type ChartTemplate =
  paths['/pic/calte/template']['get']['responses']['200']['content']['application/json']
export type TemplateRow =
  paths['/pic/calte/template-list']['get']['responses']['200']['content']['application/json'][number]

/** A format as it is sent. */
export type FormatBody = NonNullable<
  paths['/pic/calte/register-format']['post']['requestBody']
>['content']['application/json']['calteFormat']

export type RecordBody = NonNullable<
  paths['/common/calte/register-record']['post']['requestBody']
>['content']['application/json']

export type ChartOverview =
  paths['/pic/calte/overview']['get']['responses']['200']['content']['application/json']
