import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { agencies } from './agencies.ts'
import { approveInConsole } from './applications/approve.ts'
import { rejectInConsole } from './applications/reject.ts'
import { applications } from './applications.ts'
import { auditLog } from './audit-log.ts'
import { dashboard } from './dashboard.ts'
import { changeGrantsInConsole } from './grants/change.ts'
import { grants } from './grants.ts'
import { invitations } from './invitations.ts'
import { endSessionsOfMember } from './members/end-sessions.ts'
import { members } from './members.ts'
import { previewTransferInConsole } from './transfers/preview.ts'
import { undoTransferInConsole } from './transfers/undo.ts'
import { transfers } from './transfers.ts'

/** Resources of the console in the dialect of ra-data-simple-rest (D-198). */
export async function adminRoutes(app: App, deps: RouteDeps): Promise<void> {
  allow(app, access.roles('ROLE_ADMIN'))
  dashboard(app, deps)
  members(app, deps)
  endSessionsOfMember(app, deps)
  agencies(app, deps)
  applications(app, deps)
  approveInConsole(app, deps)
  rejectInConsole(app, deps)
  grants(app, deps)
  changeGrantsInConsole(app, deps)
  transfers(app, deps)
  previewTransferInConsole(app, deps)
  undoTransferInConsole(app, deps)
  invitations(app, deps)
  auditLog(app, deps)
}
