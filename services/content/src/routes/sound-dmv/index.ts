import { type App, access, allow } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../db/schema.ts'
import { soundMaster } from './sound-dmv-mst.ts'

export async function soundDmv(app: App, deps: { db: Kysely<ContentTables> }): Promise<void> {
  allow(app, access.confirmed(access.adminsOrHolders('upload_operator')))
  soundMaster(app, deps)
}
