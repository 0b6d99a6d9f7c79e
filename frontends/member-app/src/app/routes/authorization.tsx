import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { ApplicationCards } from '../../features/applications/components/ApplicationCards.tsx'
import { WaitingNotice } from '../../features/applications/components/WaitingNotice.tsx'
import { useSession } from '../../features/session/session-context.ts'

/** The application procedure: what can be applied for, approved and changed (D3§2). */
export function Page() {
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
