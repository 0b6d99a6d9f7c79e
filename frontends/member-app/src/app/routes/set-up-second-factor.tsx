import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { LoadingState } from '../../components/LoadingState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { LeaveApp } from '../../features/login/components/LeaveApp.tsx'
import { SecondFactorSetUp } from '../../features/second-factor/components/SecondFactorSetUp.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { useLogout } from '../layouts/use-logout.ts'
import { paths } from '../paths.ts'
import { isOutsideApp, returnTo, via } from '../return-to.ts'

/** Stands between the login and every page of a member whose role needs a second factor (D-195), also for the console. */
export function Page() {
  const { t } = useTranslation('settings')
  const { status, user, end, verify } = useSession()
  const location = useLocation()
  const logout = useLogout()
  // Nobody is sent on, not even by another tab, while the recovery codes are on the screen.
  const [isReading, setReading] = useState(false)
  const to = returnTo(location)
  if (status === 'checking') return <LoadingState />
  if (!user) return <Navigate to={end?.reason === 'duplicate' ? paths.home : via(paths.login, to)} replace />
  if (!user.secondFactorMissing && !isReading)
    return isOutsideApp(to) ? <LeaveApp to={to} /> : <Navigate to={to} replace />
  const goOn = () => {
    setReading(false)
    void verify()
  }
  return (
    <>
      <PageTitle lead={t('setUp.lead')}>{t('setUp.title')}</PageTitle>
      <SecondFactorSetUp onConfirmed={() => setReading(true)} onDone={goOn} onLogout={logout} />
    </>
  )
}
