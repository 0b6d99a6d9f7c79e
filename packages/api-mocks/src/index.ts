export {
  type ApiError,
  createApiHttp,
  createErrorResponse,
  type MockResponse,
  toMockUrl,
} from './api-http.ts'
export { createCurrentUser } from './create-current-user.ts'
export { type CalledRoute, recordCalls, startMockServer } from './mock-server.ts'
export { createResourceMocks, listSortValues } from './resource-mocks.ts'
export { serveDemoSounds, setPageMode } from './serve-demo-sounds.ts'
