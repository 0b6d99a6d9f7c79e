import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createSleepTimer,
  DEFAULT_TIMER_SECONDS,
  formatTimeField,
  getCountedSeconds,
  getDialShare,
  getFadeSeconds,
  getTimerFadeGain,
  getTimerRemaining,
  isTimerOver,
  isValidTimerLength,
  parseTimeField,
  restartTimer,
  toDialMinutes,
} from './sleep-timer.rules.ts'

describe('the sleep timer', () => {
  it('stops at the chosen time plus one second, for every choice and every start', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 * 3600 - 60 }),
        fc.double({ min: 0, max: 40_000, noNaN: true }),
        (chosen, heard) => {
          const timer = createSleepTimer(chosen, 0, heard)
          expect(isTimerOver(timer, heard + chosen + 0.99)).toBe(false)
          expect(isTimerOver(timer, heard + chosen + 1.001)).toBe(true)
        },
      ),
    )
  })

  it('fades inside the chosen time: untouched before, silent at its end, never louder meanwhile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 * 3600 - 60 }), (chosen) => {
        const timer = createSleepTimer(chosen, 0, 0)
        const begin = chosen - getFadeSeconds(chosen)
        expect(getTimerFadeGain(timer, begin)).toBeCloseTo(1)
        expect(getTimerFadeGain(timer, chosen)).toBe(0)
        expect(getTimerFadeGain(timer, chosen + 0.5)).toBe(0)
        const steps = Array.from({ length: 21 }, (_, i) =>
          getTimerFadeGain(timer, begin + ((chosen - begin) * i) / 20),
        )
        expect(steps).toEqual(steps.toSorted((a, b) => b - a))
      }),
    )
  })

  it('fades the default timer over half a minute', () => {
    expect(getFadeSeconds(DEFAULT_TIMER_SECONDS)).toBe(30)
    expect(getFadeSeconds(60)).toBe(15)
  })

  it('counts from the second that it was started at', () => {
    const timer = createSleepTimer(900, 100, 10)
    expect(getTimerRemaining(timer, 10)).toBe(800)
    expect(isTimerOver(timer, 10 + 800.9)).toBe(false)
    expect(isTimerOver(timer, 10 + 801)).toBe(true)
  })

  it('restarts with the whole time', () => {
    const timer = restartTimer(createSleepTimer(900, 300, 0), 500)
    expect(getTimerRemaining(timer, 500)).toBe(900)
    expect(getTimerFadeGain(timer, 500)).toBe(1)
  })
})

describe('the chosen time of the timer', () => {
  it('is compared with the heard time of a repeating sound, and with the position of any other', () => {
    expect(getCountedSeconds({ repeating: true, heard: 1300, position: 40 })).toBe(1300)
    expect(getCountedSeconds({ repeating: false, heard: 10, position: 400 })).toBe(400)
  })

  it.each([
    [900, 899.9, true],
    [900, 900, true],
    [900, 900.1, false],
    [60, 61, false],
    [0, 0, false],
  ])('of %d s is possible after %d s counted: %s', (chosen, counted, possible) => {
    expect(isValidTimerLength(chosen, counted)).toBe(possible)
  })

  it.each([
    ['00:15', 900],
    ['01:05', 3900],
    ['23:59', 86_340],
    ['00:00', 0],
    ['', null],
    ['24:00', null],
    ['0:60', null],
    ['15', null],
  ])('of the field %j is %s seconds', (field, seconds) => expect(parseTimeField(field)).toBe(seconds))

  it.each([
    [0, -1, 60],
    [0.5, -0.866, 5],
    [1, 0, 15],
    [0, 1, 30],
    [-1, 0, 45],
    [-0.104, -0.995, 59],
    [0.001, -1, 60],
  ])('at %d, %d beside the middle of the ring is %d minutes', (x, y, minutes) =>
    expect(toDialMinutes(x, y)).toBe(minutes),
  )

  it('fills the share of an hour on the ring, and all of it beyond the hour', () => {
    expect([0, 900, 3600, 7200].map(getDialShare)).toEqual([0, 0.25, 1, 1])
  })

  it('is formatted as hours and minutes', () => {
    expect(formatTimeField(DEFAULT_TIMER_SECONDS)).toBe('00:15')
    expect(formatTimeField(3900)).toBe('01:05')
  })
})
