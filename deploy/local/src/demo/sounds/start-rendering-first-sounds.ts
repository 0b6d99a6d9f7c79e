import { readdirSync } from 'node:fs'
import { type DemoSoundChoice, demoSoundSets, toFirstSoundSet } from './demo-sound-sets.ts'
import { type SoundRendering, startSoundRendering } from './sound-rendering.ts'

/** Begins to synthesise what has to be there first; null for a folder that has sounds already, where only the database knows what is missing. */
export function startRenderingFirstSounds(options: {
  mediaFolder: string
  which: DemoSoundChoice
  signal: AbortSignal
}): SoundRendering | null {
  const { mediaFolder, which, signal } = options
  if (readdirSync(mediaFolder).some((name) => !name.startsWith('.'))) return null
  return startSoundRendering(demoSoundSets[toFirstSoundSet(which)], { mediaFolder, signal })
}
