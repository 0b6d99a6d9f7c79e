import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestBreathSensor, startBreathSensor } from './breath-sensor.ts'

afterEach(() => vi.unstubAllGlobals())

/** Reports movements as a phone does at this rate, from a time on, and returns when it ended. */
function move(
  seconds: number,
  force: (seconds: number) => { x: number | null; y: number | null; z: number | null },
  { rateHz = 60, fromMs = 0 } = {},
): number {
  for (let at = 0; at < seconds * rateHz; at++) {
    const event = new Event('devicemotion')
    Object.assign(event, { accelerationIncludingGravity: force(at / rateHz) })
    Object.defineProperty(event, 'timeStamp', { value: fromMs + (at * 1000) / rateHz })
    window.dispatchEvent(event)
  }
  return fromMs + seconds * 1000
}

/** A phone that lies on a chest: gravity along one axis, and the breath tilts another. */
const chest = (perMinute: number) => (seconds: number) => ({
  x: 0.02 * Math.sin(2 * Math.PI * 1.2 * seconds),
  y: 0.16 * Math.sin(2 * Math.PI * (perMinute / 60) * seconds),
  z: 9.8,
})

describe('the sensor of the breath', () => {
  it.each([30, 60, 100])('measures along the axis on which the breath is clearest, at %d Hz', (rateHz) => {
    const onEstimate = vi.fn()
    const stop = startBreathSensor(onEstimate)
    move(30, chest(14), { rateHz })
    stop()
    expect(onEstimate.mock.calls.length).toBeGreaterThanOrEqual(4)
    expect(onEstimate.mock.lastCall?.[0].breathsPerMinute).toBeCloseTo(14, 0)
  })

  it('says that it is unsure when the phone is put on a table', () => {
    const onEstimate = vi.fn()
    const stop = startBreathSensor(onEstimate)
    const fromMs = move(30, chest(14))
    move(45, () => ({ x: 0, y: 0, z: 9.8 }), { fromMs })
    stop()
    expect(onEstimate).toHaveBeenLastCalledWith(null)
  })

  it('begins anew after a gap', () => {
    const onEstimate = vi.fn()
    const stop = startBreathSensor(onEstimate)
    move(15, chest(14))
    move(15, chest(14), { fromMs: 60_000 })
    stop()
    expect(onEstimate).not.toHaveBeenCalled()
  })

  it('ignores a device that reports the event without a sensor, and everything after its stop', () => {
    const onEstimate = vi.fn()
    const stop = startBreathSensor(onEstimate)
    const fromMs = move(30, () => ({ x: null, y: null, z: null }))
    stop()
    move(30, chest(14), { fromMs })
    expect(onEstimate).not.toHaveBeenCalled()
  })
})

describe('the permission of the sensor', () => {
  it.each([
    ['is there where the browser does not ask', {}, true],
    ['is what the member has allowed', { requestPermission: async () => 'granted' }, true],
    ['is what the member has refused', { requestPermission: async () => 'denied' }, false],
    ['is refused outside of a tap', { requestPermission: () => Promise.reject(new Error()) }, false],
  ])('%s', async (_, event, isGranted) => {
    vi.stubGlobal(
      'DeviceMotionEvent',
      Object.assign(() => undefined, event),
    )
    expect(await requestBreathSensor()).toBe(isGranted)
  })
})
