import { content } from '@hibiki/content'
import { demoSounds } from '@hibiki/demo-sounds'
import { openServiceDatabase } from '@hibiki/service'
import type { Logger } from 'pino'
import type { DemoSoundProgress } from './demo-sound-progress-routes.ts'
import { type DemoSoundChoice, demoSoundSets, toFirstSoundSet } from './demo-sound-sets.ts'
import { countMissingDemoSounds, seedDemoSounds } from './seed-demo-sounds.ts'
import type { SoundRendering } from './sound-rendering.ts'

export interface FirstSoundsResult extends DemoSoundProgress {
  made: number
}

/** Publishes one sound for everything that can be chosen, so that nothing is silent when the product opens; or the tests' few. */
export async function seedFirstSounds(options: {
  databaseUrl: string
  mediaFolder: string
  which: DemoSoundChoice
  rendering: SoundRendering | null
  log: Logger
}): Promise<FirstSoundsResult> {
  const { databaseUrl, mediaFolder, which, rendering, log } = options
  const database = openServiceDatabase(content, { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 })
  try {
    const only = toFirstSoundSet(which)
    const made = await seedDemoSounds({ database, mediaFolder, log, only, ...(rendering && { rendering }) })
    const total = which === 'all' ? demoSounds.length : demoSoundSets[which].length
    const missing = which === 'all' ? await countMissingDemoSounds({ database, mediaFolder }) : 0
    return { made, ready: total - missing, total }
  } finally {
    await database.close()
  }
}
