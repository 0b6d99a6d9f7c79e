import { type App, access, allow } from '@hibiki/http'
import type { AiestheRouteDeps } from '../aiesthe/index.ts'
import { answerUn64 } from './answer-un64.ts'

export async function shortUn64(app: App, deps: AiestheRouteDeps): Promise<void> {
  allow(app, access.memberNotEnterprise)
  answerUn64(app, deps)
}
