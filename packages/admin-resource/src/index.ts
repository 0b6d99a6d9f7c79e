export { Actor } from './actor.ts'
export { type AdminResource, type AdminResourceOptions, createAdminResource } from './admin-resource.ts'
export { listDailyFigures } from './daily-figures.sql.ts'
export {
  joinConditions,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsNormalizedText,
  whereContainsText,
  whereIdIn,
} from './list.sql.ts'
export { type ListRequest, type PageRequest, textFilterSchema } from './list-request.ts'
export { createLocalTextSchema } from './local-text-schema.ts'
export { serializeRow } from './serialize-row.ts'
