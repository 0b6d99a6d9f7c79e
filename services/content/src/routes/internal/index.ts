import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import { membersExport } from './members-export.ts'

/** For the other services; the gateway does not route these. */
export async function internal(app: App, deps: { db: Kysely<ContentTables> }): Promise<void> {
  allow(app, access.internal)
  membersExport(app, deps)
}
