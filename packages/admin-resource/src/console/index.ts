export type {
  ApiCallName,
  ApiRequestBody,
  ApiResponseBody,
} from './api-call-types.ts'
export type { FetchJsonFn } from './api-caller.ts'
export { type ConsoleResource, defineResource, groupResourcesByMenu } from './console-resource.ts'
export { createDataProvider } from './create-data-provider.ts'
