export type {
  ApiCallName as CallName,
  ApiRequestBody as RequestOf,
  ApiResponseBody as ResponseOf,
} from './api-call-types.ts'
export type { FetchJsonFn as FetchJson } from './api-caller.ts'
export { type ConsoleResource, defineResource, groupResourcesByMenu as menuOf } from './console-resource.ts'
export { createDataProvider } from './create-data-provider.ts'
