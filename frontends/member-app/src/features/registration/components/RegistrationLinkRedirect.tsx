import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { LoginLink } from '../../../components/LoginLink.tsx'
import { useRegistrationLink } from './use-registration-link.ts'

/** Forwards a mail link to its registration; an invalid one shows the server's message. */
export function RegistrationLinkRedirect({ path }: { path: string }) {
  const link = useRegistrationLink(path)
  if (link.isPending) return <LoadingState />
  if (link.isSuccess) return <Navigate to={`${paths.registerPersonal}/${path}`} replace />
  return (
    <>
      <ErrorState error={link.error} />
      <LoginLink />
    </>
  )
}
