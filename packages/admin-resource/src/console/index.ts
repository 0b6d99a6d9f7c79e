export type { CallName, RequestOf, ResponseOf } from './contract.ts'
export type { FetchJson } from './create-call.ts'
export { createDataProvider } from './create-data-provider.ts'
export { type ConsoleResource, defineResource, menuOf } from './resource.ts'
