import { describe, expect, it } from 'vitest'
import { extractEyes, extractFaceLines } from './face-lines.ts'

const size = { width: 1000, height: 500 }
/** Every point of the mesh lies at its own index, in five-hundredths of the picture. */
const mesh = Array.from({ length: 468 }, (_, index) => [index * 2, index, 0])

describe('face lines', () => {
  it('are two brows between their ends, and the lips around from the left corner', () => {
    const read = extractFaceLines(mesh, size)
    const at = (index: number) => ({ x: Math.round(index * 2) / 1000, y: Math.round(index * 2) / 1000 })
    expect(read?.brows).toEqual([[58, 58, 78.5, 65.5, 81].map(at), [310.5, 295.5, 308, 288, 288].map(at)])
    expect(read?.mouth).toEqual([61, 40, 37, 0, 267, 270, 291, 321, 314, 17, 84, 91].map(at))
  })

  it('stay inside the picture and are rounded to three decimals', () => {
    const moved = mesh.map((_, index) => (index === 61 ? [-20, 700, 0] : [123.4567, 7.891, 0]))
    expect(extractFaceLines(moved, size)?.mouth.slice(0, 2)).toEqual([
      { x: 0, y: 1 },
      { x: 0.123, y: 0.016 },
    ])
  })

  it('are missing if the face has only the points of the detector', () => {
    expect(extractFaceLines(mesh.slice(0, 6), size)).toBeNull()
  })
})

describe('the eyes of a face', () => {
  it('are the middles between their corners, the left one of the picture first', () => {
    expect(extractEyes(mesh, size)).toEqual([
      { x: 0.166, y: 0.166 },
      { x: 0.625, y: 0.625 },
    ])
  })

  it('are missing if the face has only the points of the detector', () => {
    expect(extractEyes(mesh.slice(0, 6), size)).toBeNull()
  })
})
