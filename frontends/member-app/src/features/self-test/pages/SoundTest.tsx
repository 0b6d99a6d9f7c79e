import type { Sound } from '../../player/types.ts'
import { formatDecibels } from '../level.rules.ts'
import type { TestOutcome } from '../test-state.ts'
import { measureLevel } from './measure-level.ts'
import { SampleTest } from './SampleTest.tsx'

async function testSound(sound: Sound, signal: AbortSignal): Promise<TestOutcome> {
  const level = formatDecibels(await measureLevel(sound, signal))
  return { kind: 'works', text: 'sound.heard', values: { title: sound.title, level } }
}

export const SoundTest = () => <SampleTest name="sound" test={testSound} />
