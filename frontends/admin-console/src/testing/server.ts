import { createApiHttp, createResourceMocks } from '@hibiki/api-mocks'
import { setupServer } from 'msw/node'
import type { paths } from '../api/schema.gen.d.ts'

/** Serves nothing until {@link createMockApi} adds its handlers. */
export const server = setupServer()
export const http = createApiHttp<paths>()
export const mockResource = createResourceMocks<paths>()
