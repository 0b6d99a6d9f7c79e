// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { formatClock, minutesAndSeconds, shortcutFor } from './rules.ts'

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [600, '10:00'],
    [3_725, '1:02:05'],
    [-3, '0:00'],
  ])('%d s is %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))
})

describe('minutesAndSeconds', () => {
  it('is for ears', () => expect(minutesAndSeconds(125.8)).toEqual({ minutes: 2, seconds: 5 }))
})

describe('shortcutFor', () => {
  const on = (element: string, key: string, modifiers: { ctrlKey?: boolean } = {}) =>
    shortcutFor({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...modifiers,
      target: document.createElement(element),
    })

  it('knows space, the arrows and m', () => {
    expect(
      [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'm'].map((key) => on('div', key)),
    ).toEqual(['toggle', 'back', 'forward', 'louder', 'quieter', 'mute'])
  })

  it('leaves space to buttons and arrows to sliders', () => {
    expect(on('button', ' ')).toBeNull()
    expect(on('button', 'ArrowLeft')).toBe('back')
    expect(on('input', 'ArrowLeft')).toBeNull()
    expect(on('input', 'm')).toBe('mute')
  })

  it('leaves the browser its own shortcuts', () => {
    expect(on('div', 'm', { ctrlKey: true })).toBeNull()
    expect(on('div', 'x')).toBeNull()
  })
})
