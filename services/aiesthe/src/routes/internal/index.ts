import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../db/schema.ts'
import type { PhotoVault } from '../../photos/photo-vault.ts'
import { membersExport } from './members-export.ts'
import { membersPhoto } from './members-photo.ts'

export interface InternalDeps {
  db: Kysely<AiestheTables>
  vault: PhotoVault
}

/** For the other services; the gateway does not route these. */
export async function internal(app: App, deps: InternalDeps): Promise<void> {
  allow(app, access.internal)
  membersExport(app, deps)
  membersPhoto(app, deps)
}
