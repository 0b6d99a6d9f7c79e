import { createFresh } from '@hibiki/database'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { type CatalogueSound, findAvailableSounds } from './catalogue.sql.ts'

/** Withdrawn sounds disappear from picks within this time, on every copy. */
const MAX_AGE_MS = 2000
const MAX_STALE_MS = 60_000

export interface Catalogue {
  medicalSounds(): Promise<CatalogueSound[]>
  kanadeSounds(): Promise<CatalogueSound[]>
  freeSamples(): Promise<CatalogueSound[]>
}

/** The sounds of the players' lists and picks, newest first, kept in memory. */
export function createCatalogue(db: Kysely<ContentTables>): Catalogue {
  const kept = (only: Parameters<typeof findAvailableSounds>[1]) =>
    createFresh({
      load: () => findAvailableSounds(db, only),
      maxAgeMs: MAX_AGE_MS,
      maxStaleMs: MAX_STALE_MS,
    })
  return {
    medicalSounds: kept({ kind: 'sound' }),
    kanadeSounds: kept({ kind: 'kanade' }),
    freeSamples: kept({ freeSample: true }),
  }
}
