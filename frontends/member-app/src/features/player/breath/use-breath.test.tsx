import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getHalfBreathSeconds } from './breath-pace.rules.ts'
import { breathPaceSetting, breathVibrationSetting } from './breath-pace-setting.ts'
import { type Breath, useBreath } from './use-breath.ts'

const vibrate = vi.fn((_pattern: number | number[]) => true)
const { navigator } = globalThis

beforeEach(() => {
  vi.useFakeTimers()
  vibrate.mockClear()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  Object.defineProperty(globalThis.navigator, 'maxTouchPoints', { value: 5 })
  vi.stubGlobal('DeviceMotionEvent', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const renderBreath = () =>
  renderHook(({ playing }: { playing: boolean }) => useBreath({ playing, readVolume: () => 1 }), {
    initialProps: { playing: true },
  })
/** Returns the function that is called when a context is closed. */
function stubAudio() {
  class FakeNode {
    gain = {
      value: 0,
      cancelScheduledValues: () => undefined,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
    }
    connect = (next: unknown) => next
    start = () => undefined
  }
  const close = vi.fn(async () => undefined)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      resume = async () => undefined
      suspend = async () => undefined
      close = close
    },
  )
  return close
}

const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

describe('the guided breath', () => {
  it('is off until it is switched on', () => {
    const { result } = renderBreath()
    wait(30)
    expect(result.current).toMatchObject({ isOn: false, current: null, sensor: 'off' })
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('alternates at six a minute, with a pulse of the motor for each half', () => {
    const { result } = renderBreath()
    act(() => result.current.setOn(true))
    const [inhale, exhale] = [getHalfBreathSeconds(6, 'inhale'), getHalfBreathSeconds(6, 'exhale')]
    expect(result.current.current).toEqual({ half: 'inhale', seconds: inhale })
    wait(inhale)
    expect(result.current.current).toEqual({ half: 'exhale', seconds: exhale })
    wait(exhale)
    expect(result.current.current?.half).toBe('inhale')
    expect(vibrate).toHaveBeenCalledTimes(3)
  })

  it('has the pace that the device remembers, and no vibration where that is off', () => {
    breathPaceSetting.save(4)
    breathVibrationSetting.save('off')
    const { result } = renderBreath()
    act(() => result.current.setOn(true))
    expect(result.current.current?.seconds).toBe(getHalfBreathSeconds(4, 'inhale'))
    act(() => breathPaceSetting.save(8))
    expect(result.current.current?.seconds).toBe(getHalfBreathSeconds(8, 'inhale'))
    wait(20)
    // Another pace stops the motor, too.
    expect(vibrate.mock.calls).toEqual([[0]])
  })

  it('rests while the sound does, and begins again with it', () => {
    const { result, rerender } = renderBreath()
    act(() => result.current.setOn(true))
    rerender({ playing: false })
    expect(result.current.current).toBeNull()
    expect(vibrate).toHaveBeenLastCalledWith(0)
    vibrate.mockClear()
    wait(60)
    expect(vibrate).not.toHaveBeenCalled()
    rerender({ playing: true })
    expect(result.current.current?.half).toBe('inhale')
  })

  it('leads from the measured breath towards the chosen pace', async () => {
    const { result } = renderBreath()
    act(() => result.current.setOn(true))
    await act(async () => result.current.setMeasuring(true))
    expect(result.current.sensor).toBe('searching')
    act(() => {
      for (let at = 0; at < 30 * 60; at++) {
        const event = new Event('devicemotion')
        const y = 0.16 * Math.sin(2 * Math.PI * (15 / 60) * (at / 60))
        Object.assign(event, { accelerationIncludingGravity: { x: 0, y, z: 9.8 } })
        Object.defineProperty(event, 'timeStamp', { value: (at * 1000) / 60 })
        window.dispatchEvent(event)
      }
    })
    expect(result.current.sensor).toBe('measuring')
    expect(result.current.measuredPerMinute).toBeCloseTo(15, 0)
    wait(60 / 6)
    const half = result.current.current
    expect(half && getHalfBreathSeconds(14, half.half)).toBeCloseTo(half?.seconds ?? 0, 0)

    act(() => result.current.setMeasuring(false))
    expect(result.current).toMatchObject({ sensor: 'off', measuredPerMinute: null })
  })

  it('goes on at the chosen pace when the member refuses the sensor', async () => {
    vi.stubGlobal(
      'DeviceMotionEvent',
      Object.assign(() => undefined, { requestPermission: async () => 'denied' }),
    )
    const { result } = renderBreath()
    act(() => result.current.setOn(true))
    await act(async () => result.current.setMeasuring(true))
    expect(result.current.sensor).toBe('refused')
    wait(60 / 6)
    expect(result.current.current?.seconds).toBe(getHalfBreathSeconds(6, 'inhale'))
  })

  it.each([
    ['switches it off', (breath: Breath) => breath.setOn(false)],
    ['leaves the player', cleanup],
  ])('does not measure and closes its tone when the member %s while being asked', async (_, leave) => {
    let grant = (_permission: 'granted') => {}
    const requestPermission = () => new Promise<'granted'>((resolve) => (grant = resolve))
    vi.stubGlobal(
      'DeviceMotionEvent',
      Object.assign(() => undefined, { requestPermission }),
    )
    const close = stubAudio()
    const { result } = renderBreath()
    act(() => result.current.setOn(true))
    act(() => result.current.setMeasuring(true))
    act(() => leave(result.current))
    await act(async () => grant('granted'))
    wait(1)
    expect(result.current.sensor).toBe('off')
    expect(close).toHaveBeenCalledTimes(1)
  })
})
