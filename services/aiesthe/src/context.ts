import type { Kysely } from 'kysely'
import type { AiestheDeps } from './deps.ts'
import type { AiestheTables } from './schema.ts'

/** What every module of the service works with. */
export interface AiestheContext extends AiestheDeps {
  db: Kysely<AiestheTables>
  clock: () => Date
}
