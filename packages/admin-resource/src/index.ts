export { type AdminResource, type AdminResourceOptions, adminResource } from './admin-resource.ts'
export { listLastDays } from './last-days.sql.ts'
export {
  allOf,
  containsNormalized,
  containsText,
  idIn,
  type Page,
  selectPage,
  selectRow,
} from './list.sql.ts'
export { type ListRequest, type PageRequest, textFilter } from './list-request.ts'
export { localTextSchema } from './local-text.ts'
export { serialize } from './serialize.ts'
