import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { exportMember } from './routes/export-member.ts'

/** What this service stores of each member. */
export function members(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.internal)
    exportMember(scope, context)
  })
}
