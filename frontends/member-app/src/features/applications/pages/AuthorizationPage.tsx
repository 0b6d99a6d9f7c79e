import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useSession } from '../../session/session-context.ts'
import { ApplicationCards } from '../components/ApplicationCards.tsx'
import { WaitingNotice } from '../components/WaitingNotice.tsx'

/** The application procedure: what the member can apply for, approve and change. */
export function AuthorizationPage() {
  const { t } = useTranslation('applications')
  const { user } = useSession()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {user && <WaitingNotice user={user} />}
      {user && <ApplicationCards user={user} />}
    </>
  )
}
