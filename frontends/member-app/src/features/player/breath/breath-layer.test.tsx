import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBreathLayer } from './breath-layer.ts'

let ramps: [gain: number, atSeconds: number][]
let close: ReturnType<typeof vi.fn>
let isAwake = false

class FakeNode {
  gain = {
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (gain: number, atSeconds: number) => ramps.push([gain, atSeconds]),
  }
  connect = (next: unknown) => next
  start = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  ramps = []
  close = vi.fn(async () => undefined)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 10
      resume = async () => {
        isAwake = true
      }
      suspend = async () => {
        isAwake = false
      }
      close = close
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('swells with breathing in and sinks with breathing out, quietly and no louder than the sound', () => {
  const layer = createBreathLayer()
  layer?.follow('inhale', 4, 1)
  layer?.follow('exhale', 6, 1)
  layer?.follow('inhale', 4, 0.5)
  layer?.follow('inhale', 4, 0)
  const [inhale, exhale, halfAsLoud, muted] = ramps.map(([gain]) => gain) as [number, number, number, number]
  expect(inhale).toBeLessThanOrEqual(0.1)
  expect(exhale).toBeLessThan(inhale)
  expect(halfAsLoud).toBeCloseTo(inhale / 2)
  expect(muted).toBe(0)
  expect(ramps.map(([, at]) => at)).toEqual([14, 16, 14, 14])
})

it('sleeps while the sound is paused, and wakes with the next breath', () => {
  const layer = createBreathLayer()
  layer?.rest()
  expect(ramps.at(-1)?.[0]).toBe(0)
  expect(isAwake).toBe(true)
  vi.runAllTimers()
  expect(isAwake).toBe(false)
  layer?.follow('inhale', 4, 1)
  expect(isAwake).toBe(true)
  layer?.rest()
  layer?.follow('inhale', 4, 1)
  vi.runAllTimers()
  expect(isAwake).toBe(true)
})

it('fades out before it closes', () => {
  createBreathLayer()?.close()
  expect(ramps.at(-1)?.[0]).toBe(0)
  expect(close).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(close).toHaveBeenCalledTimes(1)
})

it('is left out where the browser has no Web Audio', () => {
  vi.stubGlobal('AudioContext', undefined)
  expect(createBreathLayer()).toBeNull()
})
