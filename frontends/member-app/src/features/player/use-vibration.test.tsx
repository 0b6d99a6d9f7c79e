import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useVibration } from './use-vibration.ts'
import { useVibrationSwitch } from './use-vibration-switch.ts'
import { createVibrationPattern, getVibrationPatternMs } from './vibration.rules.ts'

const vibrate = vi.fn(() => true)
const { navigator } = globalThis

beforeEach(() => {
  vi.useFakeTimers()
  vibrate.mockClear()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  Object.defineProperty(globalThis.navigator, 'maxTouchPoints', { value: 5 })
  localStorage.setItem('hibiki.vibration', 'on')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sounding = ({ frequencies, playing }: { playing?: boolean; frequencies?: number[] } = {}) => ({
  sound: { id: 'sound-1', frequencies: frequencies ?? [52.5, 246.9, 440] },
  playing: playing ?? true,
  position: 0,
  duration: 600,
  envelope: null,
})

describe('useVibration', () => {
  it("vibrates in the rhythm of the sound's carrier while it plays, and stops with it", () => {
    const { rerender } = renderHook((options: { playing: boolean }) => useVibration(sounding(options)), {
      initialProps: { playing: true },
    })
    expect(vibrate.mock.calls).toEqual([[createVibrationPattern(52.5, null)]])
    // Six beats of 610 ms: the seventh begins when it is due, with the next pattern.
    act(() => void vi.advanceTimersByTime(6 * 610 - 1))
    expect(vibrate).toHaveBeenCalledTimes(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(vibrate).toHaveBeenCalledTimes(2)
    act(() => void vi.advanceTimersByTime(6 * 610))
    expect(vibrate).toHaveBeenCalledTimes(3)
    rerender({ playing: false })
    expect(vibrate.mock.calls.at(-1)).toEqual([0])
    vibrate.mockClear()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('follows the rhythm of the next sound after the beats of the one before', () => {
    const { rerender } = renderHook((options: { frequencies: number[] }) => useVibration(sounding(options)), {
      initialProps: { frequencies: [52.5] },
    })
    rerender({ frequencies: [32] })
    act(() => void vi.advanceTimersByTime(getVibrationPatternMs(createVibrationPattern(52.5, null))))
    act(() => void vi.advanceTimersByTime(getVibrationPatternMs(createVibrationPattern(32, null))))
    const [first, second] = [createVibrationPattern(52.5, null), createVibrationPattern(32, null)]
    expect(vibrate.mock.calls).toEqual([[first], [second], [second]])
  })

  it('vibrates in another rhythm for another carrier, and in one of its own for a sound that was not measured', () => {
    const patternOf = (frequencies: number[]) => {
      vibrate.mockClear()
      renderHook(() => useVibration(sounding({ frequencies }))).unmount()
      return vibrate.mock.calls[0]
    }
    expect(patternOf([32])).toEqual([createVibrationPattern(32, null)])
    expect(patternOf([112, 300])).toEqual([createVibrationPattern(112, null)])
    expect(patternOf([])).not.toEqual(patternOf([32]))
  })

  it('does not vibrate until the switch of this device is on', () => {
    localStorage.clear()
    renderHook(() => useVibration(sounding()))
    expect(vibrate).not.toHaveBeenCalled()
    const { result } = renderHook(() => useVibrationSwitch())
    act(() => result.current[1](true))
    expect(vibrate.mock.calls).toEqual([[createVibrationPattern(52.5, null)]])
  })
})
