import { type BreathEstimate, estimateBreath, MIN_MEASURED_SECONDS } from './breath-signal.rules.ts'

/** What the last breaths are estimated from; older ones say nothing about now. */
const WINDOW_SECONDS = 40
const SAMPLE_RATE_HZ = 20
const ESTIMATE_EVERY_MS = 2_000

/** Safari on iOS asks the member before it reports movements. */
interface AskingMotionEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

/** Whether this device may have a sensor; a desktop browser may know the event and have none. */
export const canMeasureBreath = (): boolean =>
  typeof DeviceMotionEvent === 'function' && navigator.maxTouchPoints > 0

/** Asks for the sensor where the browser wants that; to be called while a tap is handled. */
export async function requestBreathSensor(): Promise<boolean> {
  const { requestPermission } = DeviceMotionEvent as unknown as AskingMotionEvent
  if (!requestPermission) return true
  try {
    return (await requestPermission.call(DeviceMotionEvent)) === 'granted'
  } catch {
    return false
  }
}

/**
 * Measures the breath from the movement of the phone, and calls back with null while it is unsure. The movements stay in this function:
 * nothing of them is stored or sent. Returns the function that stops it.
 */
export function startBreathSensor(onEstimate: (estimate: BreathEstimate | null) => void): () => void {
  const axes: [number[], number[], number[]] = [[], [], []]
  /** Sensors report at rates of their own, so that each sample is the mean of its time. */
  let sums = [0, 0, 0]
  let count = 0
  let sampleEndMs: number | null = null
  let lastEstimateMs = 0

  function onMotion({ accelerationIncludingGravity: force, timeStamp }: DeviceMotionEvent): void {
    if (force?.x == null || force.y == null || force.z == null) return
    const sampleMs = 1000 / SAMPLE_RATE_HZ
    sampleEndMs ??= timeStamp + sampleMs
    // What was measured before a longer gap does not continue after it.
    if (timeStamp - sampleEndMs > 1000) {
      for (const axis of axes) axis.length = 0
      sampleEndMs = timeStamp + sampleMs
      count = 0
      sums = [0, 0, 0]
    }
    while (timeStamp >= sampleEndMs) {
      for (const [index, axis] of axes.entries()) {
        axis.push(count > 0 ? (sums[index] ?? 0) / count : (axis.at(-1) ?? 0))
        if (axis.length > WINDOW_SECONDS * SAMPLE_RATE_HZ) axis.shift()
      }
      count = 0
      sums = [0, 0, 0]
      sampleEndMs += sampleMs
    }
    count += 1
    sums = [force.x, force.y, force.z].map((value, index) => value + (sums[index] ?? 0))
    if (timeStamp - lastEstimateMs < ESTIMATE_EVERY_MS) return
    lastEstimateMs = timeStamp
    if (axes[0].length >= MIN_MEASURED_SECONDS * SAMPLE_RATE_HZ) onEstimate(estimateBest(axes))
  }

  window.addEventListener('devicemotion', onMotion)
  return () => window.removeEventListener('devicemotion', onMotion)
}

/** However the phone lies, the breath is clearest along one of its axes. */
function estimateBest(axes: readonly (readonly number[])[]): BreathEstimate | null {
  let best: BreathEstimate | null = null
  for (const axis of axes) {
    const estimate = estimateBreath(axis, SAMPLE_RATE_HZ)
    if (estimate && estimate.confidence > (best?.confidence ?? 0)) best = estimate
  }
  return best
}
