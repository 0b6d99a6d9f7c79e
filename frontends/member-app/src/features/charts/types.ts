import type { paths } from '../../lib/api/schema.gen.d.ts'

export type ChartRecord =
  paths['/pic/calte/get-format-from-record']['get']['responses']['200']['content']['application/json']
export type ChartField = ChartRecord['calteItems'][number]
export type FieldLabel = ChartField['fieldLabel']

export type ChartPhoto = ChartRecord['photos'][number]
export type Stroke = ChartPhoto['strokes'][number]
export type PhotoVisits =
  paths['/common/calte/photo-visits']['get']['responses']['200']['content']['application/json']

export type RecordRow =
  paths['/pic/calte/browsable']['get']['responses']['200']['content']['application/json'][number]

export type ChartCustomer =
  paths['/pic/calte/customers']['get']['responses']['200']['content']['application/json']['users'][number]

export type SalonDay = paths['/pic/calte/today']['get']['responses']['200']['content']['application/json']

export type PreviousVisit = NonNullable<
  paths['/pic/calte/previous-visit']['get']['responses']['200']['content']['application/json']['visit']
>

export type ChartFormat =
  paths['/pic/calte/get-format']['get']['responses']['200']['content']['application/json']
export type ChartTemplate =
  paths['/pic/calte/template']['get']['responses']['200']['content']['application/json']
export type TemplateRow =
  paths['/pic/calte/template-list']['get']['responses']['200']['content']['application/json'][number]

export type FormatBody = NonNullable<
  paths['/pic/calte/register-format']['post']['requestBody']
>['content']['application/json']['calteFormat']

export type RecordBody = NonNullable<
  paths['/common/calte/register-record']['post']['requestBody']
>['content']['application/json']

export type ChartOverview =
  paths['/pic/calte/overview']['get']['responses']['200']['content']['application/json']
