import { normalizeAgencyCode } from '../../lib/agency-code.rules.ts'
import { TextInput } from '../form/TextInput.tsx'
import type { FieldProps } from '../form/use-api-form.ts'
import { useAgencyName } from './use-agency-name.ts'

interface Props extends FieldProps {
  typed: string
  label: string
  hint: string
  /** The text for a complete code that no agency has. */
  unknown: string
  readOnly?: boolean
}

/** Edits an agency's code and shows the agency's name, so that no one applies to the wrong one. */
export function AgencyCodeInput({ typed, hint, unknown, error, ...input }: Props) {
  const { data: name } = useAgencyName(normalizeAgencyCode(typed))
  return (
    <TextInput
      {...input}
      hint={name || hint}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (name === null ? unknown : undefined)}
    />
  )
}
