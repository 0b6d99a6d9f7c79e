import type { App } from '@hibiki/http'
import type { AiestheContext } from '../../../context.ts'
import { answerOver65Route } from './answer-over65.ts'

/** Registers the address of the specification. */
export function answerUp65Route(app: App, deps: AiestheContext): void {
  answerOver65Route(app, deps, { url: '/up65', operationId: 'answerUp65' })
}
