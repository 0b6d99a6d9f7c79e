import { createTestService, type TestService } from '@hibiki/service/testing'
import type { SupportContext } from '../context.ts'
import { support } from '../service.ts'

export type SupportApp = TestService<SupportContext>

/** The service on a database of its own. */
export function createSupportApp(): Promise<SupportApp> {
  return createTestService(support)
}
