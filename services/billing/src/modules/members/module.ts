import { type App, access, allow } from '@hibiki/http'
import type { Db } from '../../db/schema.ts'
import { membersExport } from './routes/members-export.ts'
import { readObligations } from './routes/read-obligations.ts'

/** For the other services; the gateway does not route these. */
export async function internal(app: App, deps: { db: Db }): Promise<void> {
  allow(app, access.internal)
  membersExport(app, deps)
  readObligations(app, deps)
}
