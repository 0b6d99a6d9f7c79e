import { describe, expect, it } from 'vitest'
import { figureFrequencies } from '../../../components/drawings/figure-frequencies.ts'
import { heightsFromPeaks, waveHeights } from './wave-heights.ts'

describe('the pictures of a sound', () => {
  it('are the same every time and differ between sounds', () => {
    expect(waveHeights('sound-1', 64)).toEqual(waveHeights('sound-1', 64))
    expect(waveHeights('sound-1', 64)).not.toEqual(waveHeights('sound-2', 64))
    expect(figureFrequencies('sound-1')).toEqual(figureFrequencies('sound-1'))
    expect(figureFrequencies('sound-1')).not.toEqual(figureFrequencies('sound-2'))
  })

  it('stay inside their frames', () => {
    for (let i = 0; i < 50; i++) {
      for (const height of waveHeights(`sound-${i}`, 64)) {
        expect(height).toBeGreaterThanOrEqual(0.12)
        expect(height).toBeLessThanOrEqual(1)
      }
    }
  })

  it('show real peaks where the server has them', () => {
    expect(heightsFromPeaks([0, 0.5, 1, 0.25], 2)).toEqual([0.5, 1])
    expect(heightsFromPeaks([0.5], 3)).toEqual([0.5, 0.5, 0.5])
  })
})
