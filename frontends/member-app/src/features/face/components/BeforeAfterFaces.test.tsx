import { fireEvent, render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { faceResult } from '../testing/face-result.ts'
import type { FaceResult } from '../types.ts'
import { BeforeAfterFaces } from './BeforeAfterFaces.tsx'

const withEyes = (result: FaceResult['beforeResult'], eyes: { x: number; y: number }[]) =>
  result && { ...result, eyes }

/** Renders the faces and loads both portraits, of 180 by 240 pixels. */
function renderLoadedFaces(result: FaceResult) {
  const { container } = render(<BeforeAfterFaces result={result} />)
  const pictures = [...container.querySelectorAll('img')]
  for (const picture of pictures) {
    Object.defineProperties(picture, { naturalWidth: { value: 180 }, naturalHeight: { value: 240 } })
    fireEvent.load(picture)
  }
  return pictures
}

describe('the small faces of a diagnosis', () => {
  it('get the same size and level eyes, whatever the distance and the tilt of the head', async () => {
    const [before, after] = renderLoadedFaces({
      ...faceResult,
      beforeResult: withEyes(faceResult.beforeResult, [
        { x: 0.4, y: 0.44 },
        { x: 0.6, y: 0.44 },
      ]),
      afterResult: withEyes(faceResult.afterResult, [
        { x: 0.45, y: 0.4 },
        { x: 0.55, y: 0.5 },
      ]),
    })
    await waitFor(() => expect(before?.style.transform).toBe('rotate(0rad)'))
    // In the portrait the eyes of Before are half of its width apart, so it fills the frame; it begins at the edge.
    expect(before?.style.width).toBe('100%')
    expect(Number.parseFloat(before?.style.left ?? '')).toBeCloseTo(0)
    expect(after?.style.transform).toMatch(/^rotate\(-0\.72/)
  })

  it('stay as they were taken where the eyes of one photo are not known', () => {
    const [before, after] = renderLoadedFaces({
      ...faceResult,
      beforeResult: withEyes(faceResult.beforeResult, [
        { x: 0.4, y: 0.44 },
        { x: 0.6, y: 0.44 },
      ]),
    })
    expect([before?.style.transform, after?.style.transform]).toEqual(['', ''])
  })
})
