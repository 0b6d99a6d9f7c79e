import type { Sound } from '../../player/types.ts'
import type { TestOutcome } from '../test-state.ts'
import { FreeSampleTest } from './FreeSampleTest.tsx'
import { measureLoopGap } from './measure-loop-gap.ts'

/** People notice a longer silence. */
const MAX_QUIET_MS = 30

async function testLoop(sound: Sound, signal: AbortSignal): Promise<TestOutcome> {
  const quietMs = await measureLoopGap(sound, signal)
  const values = { title: sound.title, quietMs: Math.round(quietMs * 10) / 10, maxMs: MAX_QUIET_MS }
  return quietMs <= MAX_QUIET_MS
    ? { kind: 'works', text: 'loop.joined', values }
    : { kind: 'broken', text: 'loop.gap', values }
}

export const LoopTest = () => <FreeSampleTest name="loop" test={testLoop} />
