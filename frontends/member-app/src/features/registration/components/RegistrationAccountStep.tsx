import type { ReactNode } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { RegistrationStepper } from './RegistrationStepper.tsx'
import { useRegistrationLink } from './use-registration-link.ts'

interface Props {
  path: string
  /** Renders the form for the address that the link confirms. */
  children: (email: string) => ReactNode
}

/** Opens the second step for a valid mail link; an invalid one shows the server's message. */
export function RegistrationAccountStep({ path, children }: Props) {
  const link = useRegistrationLink(path)
  if (link.isPending) return <LoadingState lines={6} />
  if (link.isError) {
    const final = link.error instanceof ApiError && link.error.status < 500
    return (
      <>
        <ErrorState error={link.error} {...(final ? {} : { onRetry: () => void link.refetch() })} />
        <LoginLink />
      </>
    )
  }
  return (
    <>
      <RegistrationStepper current="account" />
      {children(link.data ?? '')}
    </>
  )
}
