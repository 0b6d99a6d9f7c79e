import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import { membersExport } from './members-export.ts'

/** For the other services; the gateway does not route these. */
export async function internal(app: App, deps: { db: Kysely<AiestheTables> }): Promise<void> {
  allow(app, access.internal)
  membersExport(app, deps)
}
