import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { createCharacterLimitProps } from './character-limit-props.ts'

function Field({ max }: { max: number }) {
  const [text, setText] = useState('')
  return (
    <>
      <textarea
        aria-label="text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...createCharacterLimitProps(max)}
      />
      <output>{text}</output>
    </>
  )
}

function renderField(max: number) {
  render(<Field max={max} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('text')
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  const expectValue = (value: string) =>
    expect([field.value, screen.getByRole('status').textContent]).toEqual([value, value])
  return { field, type, expectValue }
}

describe('createCharacterLimitProps', () => {
  it.each(['a', '𠮷', '葛\u{E0101}', 'か\u3099', '👨‍👩‍👧'])(
    'accepts the maximum number of %s and splits none of them',
    (one) => {
      const { type, expectValue } = renderField(4)
      type(one.repeat(4))
      expectValue(one.repeat(4))
      for (let time = 0; time < 2; time++) {
        type(`${one.repeat(4)}x`)
        expectValue(one.repeat(4))
      }
      type(one.repeat(9))
      expectValue(one.repeat(4))
    },
  )

  it('shortens text inserted in the middle and keeps the existing text', () => {
    const { field, type, expectValue } = renderField(4)
    type('𠮷野家')
    fireEvent.input(field, { target: { value: '𠮷xyz野家', selectionStart: 5, selectionEnd: 5 } })
    expectValue('𠮷x野家')
    expect(field.selectionEnd).toBe(3)
  })

  it('waits until an input method has finished composing', () => {
    const { field, type, expectValue } = renderField(2)
    type('東京')
    fireEvent.compositionStart(field)
    field.value = '東京かが'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(field.value).toBe('東京かが')
    fireEvent.compositionEnd(field)
    expectValue('東京')
  })
})
