import { type App, access, allow } from '@hibiki/http'
import type { AiestheRouteDeps } from '../aiesthe/index.ts'
import { answerUp65 } from './answer-up65.ts'

export async function shortUp65(app: App, deps: AiestheRouteDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  answerUp65(app, deps)
}
