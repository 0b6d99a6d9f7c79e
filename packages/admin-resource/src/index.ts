export { type AdminResource, type AdminResourceOptions, createAdminResource } from './admin-resource.ts'
export { listDailyFigures as listLastDays } from './daily-figures.sql.ts'
export {
  joinConditions,
  type RowPage as Page,
  selectPage,
  selectRow,
  whereContainsNormalizedText as containsNormalized,
  whereContainsText as containsText,
  whereIdIn as idIn,
} from './list.sql.ts'
export { type ListRequest, type PageRequest, textFilterSchema as textFilter } from './list-request.ts'
export { createLocalTextSchema as localTextSchema } from './local-text-schema.ts'
export { serializeRow as serialize } from './serialize-row.ts'
