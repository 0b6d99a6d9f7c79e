import type { App } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { answerUnder65Route } from './answer-under65.ts'

/** Registers the address of the specification. */
export function answerUn64Route(app: App, deps: AiestheContext): void {
  answerUnder65Route(app, deps, { url: '/un64', operationId: 'answerUn64' })
}
