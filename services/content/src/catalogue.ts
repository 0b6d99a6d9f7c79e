import type { Kysely } from 'kysely'
import type { ContentTables } from './db/schema.ts'
import { createFresh } from './fresh.ts'
import { type CatalogueSound, findAvailableSounds } from './repositories/catalogue.ts'

/** Withdrawn sounds disappear from picks within this time, on every copy. */
const MAX_AGE_MS = 2000
const MAX_STALE_MS = 60_000

export interface Catalogue {
  medicalSounds(): Promise<CatalogueSound[]>
  freeSamples(): Promise<CatalogueSound[]>
}

/** The lists that every start of a player needs, kept in memory. */
export function createCatalogue(db: Kysely<ContentTables>): Catalogue {
  const kept = (only: Parameters<typeof findAvailableSounds>[1]) =>
    createFresh({
      load: () => findAvailableSounds(db, only),
      maxAgeMs: MAX_AGE_MS,
      maxStaleMs: MAX_STALE_MS,
    })
  return { medicalSounds: kept({ kind: 'sound' }), freeSamples: kept({ freeSample: true }) }
}
