import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { canUsePasskeys } from '../../../lib/passkeys/passkeys.ts'
import { ExternalRedirect } from '../../login/components/ExternalRedirect.tsx'
import { isOutsideApp, returnTo, withBack } from '../../session/return-to.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'
import { findAgreedResult } from '../../stress-check/carried-result.ts'
import { useSaveCarriedResult } from '../../stress-check/use-save-carried-result.ts'
import { PasskeySetUp } from '../components/PasskeySetUp.tsx'

/** Stands between the login and every page of a member whose role requires a passkey, also for the console. */
export function SetUpPasskeyPage() {
  const { t } = useTranslation('settings')
  const { status, user, end } = useSession()
  const location = useLocation()
  const to = returnTo(location)
  const saveResult = useSaveCarriedResult()
  const onCreated = ({ email }: CurrentUser) => {
    const result = findAgreedResult(email, Date.now())
    if (result) void saveResult(result, { isLoggedIn: true })
  }
  if (status === 'checking') return <LoadingState />
  if (!user)
    return <Navigate to={end?.reason === 'duplicate' ? paths.home : withBack(paths.login, to)} replace />
  if (!user.passkeyMissing)
    return isOutsideApp(to) ? <ExternalRedirect to={to} /> : <Navigate to={to} replace />
  return (
    <>
      <PageTitle lead={t(canUsePasskeys() ? 'setUpPasskey.lead' : 'setUpPasskey.notHere')}>
        {t('setUpPasskey.title')}
      </PageTitle>
      <PasskeySetUp onCreated={onCreated} />
    </>
  )
}
