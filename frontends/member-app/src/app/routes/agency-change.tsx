import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { AgencyChangeForm } from '../../features/applications/components/AgencyChangeForm.tsx'
import { belongsToAgency, isPersonInCharge, mayAskForAgency } from '../../features/applications/rules.ts'
import { useSession } from '../../features/session/session-context.ts'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** Asks for another agency, or for a first one (D-052, D-058). */
export function Page() {
  const { t } = useTranslation('applications')
  const { user } = useSession()
  const navigate = useNavigate()
  const kind = user && belongsToAgency(user) ? 'agencyChange' : 'agencyJoin'
  return (
    <RequireAccess may={mayAskForAgency} fallback={paths.authorization}>
      <BackLink to={paths.authorization}>{t('title')}</BackLink>
      <PageTitle lead={t(`change.${kind}`, { agency: user?.agency.name })}>
        {t(`cards.${kind}.title`)}
      </PageTitle>
      <AgencyChangeForm
        asksForPic={user !== null && !isPersonInCharge(user)}
        onApplied={() => navigate(paths.applying)}
      />
    </RequireAccess>
  )
}
