import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormattingInput } from './FormattingInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useApiForm } from './use-api-form.ts'

const defaultValues = { name: '', code: '' }

function Form() {
  const { form, field, onSubmit } = useApiForm<typeof defaultValues, void>({
    defaultValues,
    check: ({ name, code }) => ({
      ...(name === '' && { name: 'A name is needed.' }),
      ...(code.length !== 4 && { code: 'A code has four digits.' }),
    }),
    send: async () => {},
    onDone: () => {},
    onRefused: () => {},
  })
  const { inputRef, error } = field('code')
  return (
    <form onSubmit={onSubmit}>
      <TextInput {...field('name')} label="Name" />
      <FormattingInput
        name="code"
        inputRef={inputRef}
        error={error}
        label="Code"
        value={form.watch('code')}
        rewrite={(typed) => typed.trim()}
        onChange={(code) => form.setValue('code', code)}
      />
      <button type="submit">Send</button>
    </form>
  )
}

const messages = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const send = () => fireEvent.click(screen.getByRole('button'))

describe('useApiForm', () => {
  it('checks all fields on submit and clears an error only when its own field changes', async () => {
    render(<Form />)
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '1' } })
    expect(messages()).toEqual([])
    send()
    await waitFor(() => expect(messages()).toEqual(['A name is needed.', 'A code has four digits.']))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '花' } })
    await waitFor(() => expect(messages()).toEqual(['A code has four digits.']))
    // The error also goes away when the page sets the field, and before the new value is valid.
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '12' } })
    await waitFor(() => expect(messages()).toEqual([]))
    send()
    await waitFor(() => expect(messages()).toEqual(['A code has four digits.']))
  })
})
