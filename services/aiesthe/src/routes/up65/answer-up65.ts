import type { App } from '@hibiki/http'
import { up65 } from '../aiesthe/dr-ai-healthcare/up65.ts'
import type { AiestheRouteDeps } from '../aiesthe/index.ts'

/** The address as the specification writes it (D-121). */
export function answerUp65(app: App, deps: AiestheRouteDeps): void {
  up65(app, deps, { url: '/up65', operationId: 'answerUp65' })
}
