import { cached } from '@hibiki/database'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { type CatalogueSound, listAvailableSounds } from './catalogue.sql.ts'

/** Every replica stops offering a withdrawn sound within this time. */
const MAX_AGE_MS = 2000
const MAX_STALE_MS = 60_000

export interface Catalogue {
  medicalSounds(): Promise<CatalogueSound[]>
  kanadeSounds(): Promise<CatalogueSound[]>
  freeSamples(): Promise<CatalogueSound[]>
}

/** Caches the sounds for the lists and random choices of the players, newest first. */
export function createCatalogue(db: Kysely<ContentTables>): Catalogue {
  const kept = (only: Parameters<typeof listAvailableSounds>[1]) =>
    cached({
      load: () => listAvailableSounds(db, only),
      ttlMs: MAX_AGE_MS,
      staleIfErrorMs: MAX_STALE_MS,
    })
  return {
    medicalSounds: kept({ kind: 'sound' }),
    kanadeSounds: kept({ kind: 'kanade' }),
    freeSamples: kept({ freeSample: true }),
  }
}
