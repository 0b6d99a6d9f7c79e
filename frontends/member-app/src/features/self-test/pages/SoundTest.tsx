import type { Sound } from '../../player/types.ts'
import { formatDecibels } from '../level.rules.ts'
import type { TestOutcome } from '../test-state.ts'
import { FreeSampleTest } from './FreeSampleTest.tsx'
import { measurePeakAmplitude } from './measure-peak-amplitude.ts'

async function testSound(sound: Sound, signal: AbortSignal): Promise<TestOutcome> {
  const level = formatDecibels(await measurePeakAmplitude(sound, signal))
  return { kind: 'works', text: 'sound.heard', values: { title: sound.title, level } }
}

export const SoundTest = () => <FreeSampleTest name="sound" test={testSound} />
