import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'
import { useRewrittenInput } from './use-rewritten-input.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'> &
  Parameters<typeof useRewrittenInput>[0]

/** A labelled field that rewrites what is typed, for example groups its digits. */
export function RewrittenInput({ value, rewrite, onChange, ...input }: Props) {
  return <TextInput {...input} {...useRewrittenInput({ value, rewrite, onChange })} />
}
