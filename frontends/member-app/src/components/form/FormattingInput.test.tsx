import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { FormattingInput } from './FormattingInput.tsx'

const toDigits = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

function Field() {
  const [value, setValue] = useState('')
  return (
    <FormattingInput label="Digits" error={undefined} value={value} rewrite={toDigits} onChange={setValue} />
  )
}

function renderField(): HTMLInputElement {
  render(<Field />)
  return screen.getByLabelText('Digits')
}

describe('FormattingInput', () => {
  it('rewrites what is typed or pasted at once', () => {
    const input = renderField()
    fireEvent.change(input, { target: { value: '１04-0061' } })
    expect(input.value).toBe('1040061')
  })

  it.each(['１', '１０', '１０４００６１'])(
    'leaves %s as it is while an input method composes it',
    (composed) => {
      const input = renderField()
      fireEvent.compositionStart(input)
      fireEvent.change(input, { target: { value: composed } })
      expect(input.value).toBe(composed)
      fireEvent.compositionEnd(input)
      expect(input.value).toBe(toDigits(composed))
    },
  )

  it('rewrites a composition that ends with leaving the field', () => {
    const input = renderField()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '１０４' } })
    fireEvent.blur(input)
    expect(input.value).toBe('104')
  })
})
