import { benchDemoSounds, estheDemoSounds, firstDemoSounds, smallDemoSounds } from '@hibiki/demo-sounds'

export const demoSoundSets = {
  first: firstDemoSounds,
  small: smallDemoSounds,
  esthe: estheDemoSounds,
  bench: benchDemoSounds,
}
export type DemoSoundSet = keyof typeof demoSoundSets

/** What a start synthesises: the whole catalogue, or for tests one of the small sets. */
export type DemoSoundChoice = 'all' | 'small' | 'esthe'

/** The sounds that have to be there when the product opens. */
export const firstOf = (which: DemoSoundChoice) => (which === 'all' ? 'first' : which)
