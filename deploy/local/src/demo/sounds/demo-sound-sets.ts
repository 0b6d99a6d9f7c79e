import { benchDemoSounds, estheDemoSounds, firstDemoSounds, smallDemoSounds } from '@hibiki/demo-sounds'

export const demoSoundSets = {
  first: firstDemoSounds,
  small: smallDemoSounds,
  esthe: estheDemoSounds,
  bench: benchDemoSounds,
}
export type DemoSoundSet = keyof typeof demoSoundSets

/** Selects what a start renders: the whole catalogue, or one of the small sets for tests. */
export type DemoSoundChoice = 'all' | 'small' | 'esthe'

/** Returns the set of sounds that must exist when the product opens. */
export const toFirstSoundSet = (choice: DemoSoundChoice) => (choice === 'all' ? 'first' : choice)
