import { content } from '@hibiki/content'
import { openServiceDatabase } from '@hibiki/service'
import type { Logger } from 'pino'
import { countMissingDemoSounds, seedDemoSounds } from './seed-demo-sounds.ts'

export interface FirstSounds {
  made: number
  /** How many are still to come. */
  missing: number
}

/** Makes those sounds that nobody should have to wait for: the free sample and a few medical ones; or the tests' few. */
export async function makeFirstSounds(o: {
  databaseUrl: string
  mediaFolder: string
  which: 'all' | 'small' | 'esthe'
  log: Logger
}): Promise<FirstSounds> {
  const database = openServiceDatabase(content, { DATABASE_URL: o.databaseUrl, DATABASE_CONNECTIONS: 2 })
  const of = { database, mediaFolder: o.mediaFolder }
  try {
    const made = await seedDemoSounds({ ...of, log: o.log, only: o.which === 'all' ? 'first' : o.which })
    return { made, missing: o.which === 'all' ? await countMissingDemoSounds(of) : 0 }
  } finally {
    await database.close()
  }
}
