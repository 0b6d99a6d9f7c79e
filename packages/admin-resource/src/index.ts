export { type AdminResource, type AdminResourceOptions, createAdminResource } from './admin-resource.ts'
export { listLastDays } from './last-days.sql.ts'
export {
  containsNormalized,
  containsText,
  idIn,
  joinConditions,
  type Page,
  selectPage,
  selectRow,
} from './list.sql.ts'
export { type ListRequest, type PageRequest, textFilter } from './list-request.ts'
export { localTextSchema } from './local-text.ts'
export { serialize } from './serialize.ts'
