import { describe, expect, it } from 'vitest'
import type { PixelImage } from './face-analysis.ts'
import { type HumanFace, toFaceAnalysis } from './to-face-analysis.ts'

const pixels: PixelImage = {
  data: new Uint8Array(100 * 50 * 3).fill(128),
  width: 100,
  height: 50,
  channels: 3,
}

function face(changes: Partial<HumanFace> = {}): HumanFace {
  return {
    mesh: [
      [20, 10, 0],
      [40, 30, 5],
      [60, 40, 0],
    ],
    faceScore: 1,
    rotation: { angle: { pitch: 0.1, roll: -0.2, yaw: 0.3 } },
    emotion: [
      { emotion: 'happy', score: 0.934 },
      { emotion: 'neutral', score: 0.05 },
      { emotion: 'sad', score: 0.01 },
    ],
    age: 27.4,
    ...changes,
  }
}

describe('toFaceAnalysis', () => {
  it('returns fractions of the picture, degrees, the four emotions as 0..100 and a range of ages', () => {
    const analysis = toFaceAnalysis([face()], pixels)
    expect(analysis.brightness).toBeCloseTo(50.2, 1)
    expect(analysis.faces).toEqual([
      {
        box: { left: 0.2, top: 0.2, width: expect.closeTo(0.4), height: expect.closeTo(0.6) },
        pose: { pitch: 5.7, roll: -11.5, yaw: 17.2 },
        quality: { brightness: 50.2, sharpness: 0 },
        nose: { x: 0.4, y: 0.6 },
        emotions: { HAPPY: 93, FEAR: 0, SAD: 1, ANGRY: 0 },
        ageRange: { low: 22, high: 32 },
      },
    ])
  })

  it('leaves out what the mesh does not confirm as a face', () => {
    expect(toFaceAnalysis([face({ faceScore: 0.49 }), face({ mesh: [] })], pixels).faces).toEqual([])
    expect(toFaceAnalysis([face({ faceScore: 0.5 })], pixels).faces).toHaveLength(1)
  })

  it('crops a face that reaches over the edge', () => {
    const mesh = [
      [-20, -10, 0],
      [50, 60, 0],
      [140, 30, 0],
    ]
    const [read] = toFaceAnalysis([face({ mesh })], pixels).faces
    expect(read?.box).toEqual({ left: 0, top: 0, width: 1, height: 1 })
    expect(read?.nose).toEqual({ x: 0.5, y: 1 })
  })
})
