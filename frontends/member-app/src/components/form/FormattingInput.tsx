import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'
import { useFormattingInput } from './use-formatting-input.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'> &
  Parameters<typeof useFormattingInput>[0]

/** A labelled field that rewrites what is typed, for example groups its digits. */
export function FormattingInput({ value, rewrite, onChange, ...input }: Props) {
  return <TextInput {...input} {...useFormattingInput({ value, rewrite, onChange })} />
}
