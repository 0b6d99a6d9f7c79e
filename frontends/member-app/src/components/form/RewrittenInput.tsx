import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'
import { useRewrittenInput } from './use-rewritten-input.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'> &
  Parameters<typeof useRewrittenInput>[0]

/** A labelled field that shows what was typed in another form, such as its digits in groups. */
export function RewrittenInput({ value, rewrite, onChange, ...input }: Props) {
  return <TextInput {...input} {...useRewrittenInput({ value, rewrite, onChange })} />
}
