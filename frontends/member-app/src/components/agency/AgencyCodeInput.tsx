import { isAgencyCode, normalizeAgencyCode } from '../../lib/agency-code.rules.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { $api } from '../../lib/api/queries.ts'
import { TextInput } from '../form/TextInput.tsx'
import type { FieldProps } from '../form/use-api-form.ts'

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
  const code = normalizeAgencyCode(typed)
  const agency = $api.useQuery(
    'get',
    '/account/agencies',
    { params: { query: { code } } },
    {
      enabled: isAgencyCode(code),
      // Each request for an unknown code counts as an attempt of this address.
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  const isUnknown = agency.error instanceof ApiError && agency.error.status === 404
  return (
    <TextInput
      {...input}
      hint={agency.data?.name || hint}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (isUnknown ? unknown : undefined)}
    />
  )
}
