import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RangeInput } from './RangeInput.tsx'

const commit = vi.fn<(value: number) => void>()

function Position({ disabled = false }: { disabled?: boolean }) {
  const [value, change] = useState(60.4)
  return (
    <RangeInput
      label="Position"
      valueText={`${value} s`}
      value={value}
      max={100}
      disabled={disabled}
      look="line"
      onChange={change}
      onCommit={commit}
    />
  )
}

/** The range of a page 200 px wide. */
function show(options: { disabled?: boolean } = {}) {
  render(<Position {...options} />)
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' })
  range.getBoundingClientRect = () => new DOMRect(0, 0, 200, 44)
  // jsdom has no pointers to capture.
  range.setPointerCapture = () => undefined
  return range
}
const said = (range: HTMLElement) => range.getAttribute('aria-valuetext')

beforeEach(() => commit.mockClear())

describe('a range', () => {
  it.each([
    ['ArrowRight', 61.4],
    ['ArrowDown', 59.4],
    ['PageUp', 70.4],
    ['PageDown', 50.4],
    ['Home', 0],
    ['End', 100],
  ])('moves to the value and commits it by the key %s: %d', (key, to) => {
    const range = show()
    expect(fireEvent.keyDown(range, { key })).toBe(false)
    expect(said(range)).toBe(`${to} s`)
    expect(commit.mock.calls).toEqual([[to]])
  })

  it('does not handle any other key', () => {
    const range = show()
    expect(fireEvent.keyDown(range, { key: 'm' })).toBe(true)
    expect(fireEvent.keyDown(range, { key: 'ArrowRight', altKey: true })).toBe(true)
    expect(commit).not.toHaveBeenCalled()
  })

  it('follows a finger from its first touch and commits where it is lifted', () => {
    const range = show()
    fireEvent.pointerDown(range, { clientX: 50, button: 0 })
    expect(said(range)).toBe('25 s')
    fireEvent.pointerMove(range, { clientX: 230 })
    expect(said(range)).toBe('100 s')
    expect(commit).not.toHaveBeenCalled()
    fireEvent.pointerUp(range)
    expect(commit.mock.calls).toEqual([[100]])
    fireEvent.pointerMove(range, { clientX: 20 })
    expect(said(range)).toBe('100 s')
  })

  it('moves and commits by the gestures of a screen reader', () => {
    const range = show()
    fireEvent.change(range, { target: { value: '61' } })
    expect(commit.mock.calls).toEqual([[61]])
  })

  it('does not move while it is disabled', () => {
    const range = show({ disabled: true })
    fireEvent.pointerDown(range, { clientX: 50, button: 0 })
    expect(said(range)).toBe('60.4 s')
  })
})
