import { describe, expect, it } from 'vitest'
import { createDecorativeWaveHeights } from './decorative-wave-heights.ts'
import { getEnvelopeLevel, toBarHeights, toEnvelope } from './envelope.rules.ts'

describe('the pictures of a sound', () => {
  it('are the same every time and differ between sounds', () => {
    expect(createDecorativeWaveHeights('sound-1', 64)).toEqual(createDecorativeWaveHeights('sound-1', 64))
    expect(createDecorativeWaveHeights('sound-1', 64)).not.toEqual(createDecorativeWaveHeights('sound-2', 64))
  })

  it('stay inside their frames', () => {
    for (let i = 0; i < 50; i++) {
      for (const height of createDecorativeWaveHeights(`sound-${i}`, 64)) {
        expect(height).toBeGreaterThanOrEqual(0.12)
        expect(height).toBeLessThanOrEqual(1)
      }
    }
  })

  it.each([
    [
      [0.2, 0.3, 0.4],
      [0, 0.5, 1],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0.4, 0.4],
      [0.6, 0.6],
    ],
    [[], []],
  ])('spread the loudness of the whole sound over the whole height: %j', (peaks, envelope) => {
    expect(toEnvelope(peaks).map((level) => Math.round(level * 100) / 100)).toEqual(envelope)
  })

  it.each([
    [0, 0],
    [0.25, 0.5],
    [0.5, 1],
    [1, 0],
    [2, 0],
  ])('know how loud it is at %d of the sound', (share, level) => {
    expect(getEnvelopeLevel([0, 1, 0], share)).toBe(level)
  })

  it('give each bar the loudest of its share, and no bar without height', () => {
    expect(toBarHeights([0, 0.5, 1, 0.25], 2)).toEqual([0.56, 1])
    expect(toBarHeights([0], 3)).toEqual([0.12, 0.12, 0.12])
  })
})
