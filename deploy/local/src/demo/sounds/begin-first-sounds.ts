import { readdirSync } from 'node:fs'
import { type DemoSoundChoice, demoSoundSets, toFirstSet } from './demo-sound-sets.ts'
import { type RenderingSounds, startRendering } from './rendering-sounds.ts'

/** Begins to synthesise what has to be there first; null for a folder that has sounds already, where only the database knows what is missing. */
export function beginFirstSounds(options: {
  mediaFolder: string
  which: DemoSoundChoice
  signal: AbortSignal
}): RenderingSounds | null {
  const { mediaFolder, which, signal } = options
  if (readdirSync(mediaFolder).some((name) => !name.startsWith('.'))) return null
  return startRendering(demoSoundSets[toFirstSet(which)], { mediaFolder, signal })
}
