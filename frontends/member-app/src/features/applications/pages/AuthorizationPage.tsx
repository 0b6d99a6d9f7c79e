import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useSession } from '../../session/session-context.ts'
import { ApplicationStateNotice } from '../components/ApplicationStateNotice.tsx'
import { ProcedureCards } from '../components/ProcedureCards.tsx'

/** The application procedure: what the member can apply for, approve and change. */
export function AuthorizationPage() {
  const { t } = useTranslation('applications')
  const { user } = useSession()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {user && <ApplicationStateNotice user={user} />}
      {user && <ProcedureCards user={user} />}
    </>
  )
}
