import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useSession } from '../../session/session-context.ts'

/**
 * Rooms are for enterprise accounts. Any other is logged out with an alert that says why, but only after the server has confirmed who is
 * logged in.
 */
export function EnterpriseOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('enterprise')
  const { user, verify, logout } = useSession()
  const alert = useAlert()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isEnterprise = user?.enterprise ?? false

  useEffect(() => {
    if (isEnterprise) return
    let current = true
    void verify().then(() => current && setIsConfirmed(true))
    return () => {
      current = false
    }
  }, [isEnterprise, verify])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once
  useEffect(() => {
    if (!user || isEnterprise || !isConfirmed) return
    alert({ text: t('enterpriseOnly') })
    void logout()
  }, [isConfirmed, isEnterprise])

  return isEnterprise ? children : <LoadingState picture />
}
