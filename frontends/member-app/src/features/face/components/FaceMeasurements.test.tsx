import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts'
import { toSmoothSvgPath, toStrokes } from '../face-lines.rules.ts'
import { faceResult } from '../testing/face-result.ts'
import { FaceMeasurements } from './FaceMeasurements.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts(['face'])
})

const { beforeResult } = faceResult
if (!beforeResult) throw new Error('the sample has no reading')
const across = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => ({ x: x + index / 40, y: y + (index % 2) / 50 }))
const lines = { brows: [across(5, 0.35, 0.35), across(5, 0.55, 0.35)], mouth: across(12, 0.4, 0.65) }
const picture = '/api/aiesthe/photos/b.photo?exp=1&sig=a'

const drawing = () => document.querySelector('svg[viewBox]')
const pathsIn = () => [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))
const strokes = (size: { width: number; height: number }) =>
  toStrokes(lines).map((line) => toSmoothSvgPath(line, size))

describe('the reading of a face', () => {
  it('draws brows and mouth at their measured places, each with a dark edge', () => {
    render(<FaceMeasurements picture={picture} reading={{ ...beforeResult, lines }} />)
    expect(screen.getByRole('img', { name: 'Before写真' }).getAttribute('src')).toBe(picture)
    const expected = strokes({ width: 720, height: 540 })
    expect(expected).toHaveLength(4)
    expect(pathsIn().slice(1)).toEqual([...expected, ...expected])
  })

  it('draws only the frame and the centre of the face when no lines were measured', () => {
    render(<FaceMeasurements picture={picture} reading={beforeResult} />)
    expect(document.querySelectorAll('svg ellipse')).toHaveLength(3)
    expect(pathsIn()).toHaveLength(1)
  })

  it('places the drawing on the face of a portrait photo', () => {
    render(<FaceMeasurements picture={picture} reading={{ ...beforeResult, lines }} />)
    const photo = screen.getByRole('img', { name: 'Before写真' })
    Object.defineProperties(photo, { naturalWidth: { value: 540 }, naturalHeight: { value: 720 } })
    fireEvent.load(photo)
    expect(drawing()?.getAttribute('viewBox')).toBe('0 0 405 540')
    const expected = strokes({ width: 405, height: 540 })
    expect(pathsIn().slice(1)).toEqual([...expected, ...expected])
    const { left, width } = beforeResult.boundingBox
    expect(Number(document.querySelector('ellipse')?.getAttribute('cx'))).toBeCloseTo(
      (left + width / 2) * 405,
    )
  })
})
