import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextInput } from '../TextInput.tsx'
import { useNameReading } from './use-name-reading.ts'

function Form() {
  const [kana, setKana] = useState('')
  const reading = useNameReading({ read: () => kana, write: setKana })
  return (
    <>
      <TextInput {...reading.nameProps} label="Name" error={undefined} />
      <TextInput
        label="Reading"
        value={kana}
        onChange={({ target }) => setKana(target.value)}
        onBlur={reading.onReadingBlur}
        error={undefined}
      />
    </>
  )
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name')
const readingField = () => screen.getByLabelText<HTMLInputElement>('Reading')

/** Composes texts behind those already in the field, with the events in the order of Chromium. */
function compose(texts: readonly string[]): void {
  const before = nameField().value
  fireEvent.compositionStart(nameField())
  for (const data of texts) {
    fireEvent.compositionUpdate(nameField(), { data })
    fireEvent.input(nameField(), { target: { value: before + data } })
  }
  fireEvent.compositionEnd(nameField(), { data: texts.at(-1) ?? '' })
}

it('proposes the reading while a name is composed, and removes it with the name', () => {
  render(<Form />)
  compose(['さ', 'さと', 'さとう'])
  expect(readingField().value).toBe('サトウ')
  fireEvent.input(nameField(), { target: { value: '' } })
  expect(readingField().value).toBe('')
  compose(['さ', 'さとう', '佐藤'])
  compose(['は', 'はなこ', '花子'])
  expect(readingField().value).toBe('サトウハナコ')
})

it('keeps what was typed as the reading, in katakana', () => {
  render(<Form />)
  compose(['さ', 'さとう', '佐藤'])
  fireEvent.change(readingField(), { target: { value: 'さどう' } })
  fireEvent.blur(readingField())
  expect(readingField().value).toBe('サドウ')
  compose(['は', 'はなこ', '花子'])
  expect(readingField().value).toBe('サドウ')
})
