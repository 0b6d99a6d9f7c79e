// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { findPlayerShortcut, formatTrackTime, toMinutesAndSeconds } from './rules.ts'

describe('formatTrackTime', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [600, '10:00'],
    [3_725, '1:02:05'],
    [-3, '0:00'],
  ])('formats %d s as %s', (seconds, text) => expect(formatTrackTime(seconds)).toBe(text))
})

describe('toMinutesAndSeconds', () => {
  it('splits seconds for screen readers', () =>
    expect(toMinutesAndSeconds(125.8)).toEqual({ minutes: 2, seconds: 5 }))
})

describe('findPlayerShortcut', () => {
  const on = (element: string, key: string, modifiers: { ctrlKey?: boolean } = {}) =>
    findPlayerShortcut({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...modifiers,
      target: document.createElement(element),
    })

  it('finds a shortcut for space, the arrows and m', () => {
    expect(
      [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'm'].map((key) => on('div', key)),
    ).toEqual(['toggle', 'back', 'forward', 'louder', 'quieter', 'mute'])
  })

  it('ignores space on buttons and arrows on sliders, which use these keys themselves', () => {
    expect(on('button', ' ')).toBeNull()
    expect(on('button', 'ArrowLeft')).toBe('back')
    expect(on('input', 'ArrowLeft')).toBeNull()
    expect(on('input', 'm')).toBe('mute')
  })

  it('ignores keys that are pressed with Alt, Ctrl or Meta', () => {
    expect(on('div', 'm', { ctrlKey: true })).toBeNull()
    expect(on('div', 'x')).toBeNull()
  })
})
