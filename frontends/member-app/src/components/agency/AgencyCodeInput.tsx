import { useState } from 'react'
import { normalizeAgencyCode } from '../../lib/agency-code.ts'
import { TextInput } from '../form/TextInput.tsx'
import { useAgencyName } from './use-agency-name.ts'

interface Props {
  label: string
  hint: string
  /** Said of a whole code that no agency has. */
  unknown: string
  /** By a link; it cannot be changed then. */
  given?: string | undefined
  error: string | undefined
}

/** Asks for an agency's code and shows whose it is, so that nobody applies to the wrong one. */
export function AgencyCodeInput({ label, hint, unknown, given, error }: Props) {
  const [typed, setTyped] = useState(given ?? '')
  const { data: name } = useAgencyName(normalizeAgencyCode(typed))
  return (
    <TextInput
      name="agencyCode"
      label={label}
      hint={name || hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      readOnly={given !== undefined}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (name === null ? unknown : undefined)}
    />
  )
}
