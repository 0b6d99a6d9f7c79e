import { canVibrate } from '../../player/use-vibration-switch.ts'
import { createVibrationPattern, getVibrationPatternMs } from '../../player/vibration.rules.ts'
import { TestCard } from '../components/TestCard.tsx'
import { YesNoButtons } from '../components/YesNoButtons.tsx'
import { TestFailure, type TestOutcome } from '../test-state.ts'
import { useTestRun } from '../use-test-run.ts'
import { sleep } from '../wait-until.ts'

const HERTZ = 40

async function testVibration(signal: AbortSignal): Promise<TestOutcome> {
  if (!canVibrate()) throw new TestFailure('vibration.unsupported')
  const pattern = createVibrationPattern(HERTZ, null)
  if (!navigator.vibrate(pattern)) throw new TestFailure('vibration.refused')
  signal.addEventListener('abort', () => navigator.vibrate(0), { once: true })
  await sleep(getVibrationPatternMs(pattern), signal)
  return { kind: 'asking', text: 'vibration.question' }
}

/** Vibrates with the beat of the player; only the person who holds the device knows whether it moved. */
export function VibrationTest() {
  const { state, start, decide } = useTestRun(testVibration)
  const onAnswer = (yes: boolean) =>
    decide(yes ? { kind: 'works', text: 'vibration.felt' } : { kind: 'broken', text: 'vibration.unfelt' })
  return (
    <TestCard
      name="vibration"
      state={state}
      onStart={start}
      actions={state.kind === 'asking' && <YesNoButtons onAnswer={onAnswer} />}
    />
  )
}
