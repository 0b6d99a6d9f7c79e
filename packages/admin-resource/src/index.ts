export { type AdminResource, type AdminResourceOptions, adminResource } from './admin-resource.ts'
export { allOf, containsText, idIn, type Page, selectPage, selectRow } from './list.sql.ts'
export { type ListRequest, type PageRequest, textFilter } from './list-request.ts'
export { serialize } from './serialize.ts'
