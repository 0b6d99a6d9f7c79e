import type { App } from '@hibiki/http'
import { un64 } from '../aiesthe/dr-ai-healthcare/un64.ts'
import type { AiestheRouteDeps } from '../aiesthe/index.ts'

/** The address as the specification writes it (D-121). */
export function answerUn64(app: App, deps: AiestheRouteDeps): void {
  un64(app, deps, { url: '/un64', operationId: 'answerUn64' })
}
