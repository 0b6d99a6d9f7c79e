import type { App } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { answerUnder65 } from './answer-under65.ts'

/** Registers the address of the specification. */
export function answerUn64(app: App, deps: AiestheContext): void {
  answerUnder65(app, deps, { url: '/un64', operationId: 'answerUn64' })
}
