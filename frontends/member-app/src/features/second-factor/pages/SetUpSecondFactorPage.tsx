import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ExternalRedirect } from '../../login/components/ExternalRedirect.tsx'
import { isOutsideApp, returnTo, withBack } from '../../session/return-to.ts'
import { useSession } from '../../session/session-context.ts'
import { SecondFactorSetUp } from '../components/SecondFactorSetUp.tsx'

/** Stands between the login and every page of a member whose role requires a second factor, also for the console. */
export function SetUpSecondFactorPage() {
  const { t } = useTranslation('settings')
  const { status, user, end, verify, logout } = useSession()
  const location = useLocation()
  // The page does not navigate while the recovery codes are shown, not even when another tab has finished.
  const [isReading, setReading] = useState(false)
  const to = returnTo(location)
  if (status === 'checking') return <LoadingState />
  if (!user)
    return <Navigate to={end?.reason === 'duplicate' ? paths.home : withBack(paths.login, to)} replace />
  if (!user.secondFactorMissing && !isReading)
    return isOutsideApp(to) ? <ExternalRedirect to={to} /> : <Navigate to={to} replace />
  const onDone = () => {
    setReading(false)
    void verify()
  }
  return (
    <>
      <PageTitle lead={t('setUp.lead')}>{t('setUp.title')}</PageTitle>
      <SecondFactorSetUp onConfirmed={() => setReading(true)} onDone={onDone} onLogout={logout} />
    </>
  )
}
