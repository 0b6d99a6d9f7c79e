import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { isPersonInCharge } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { AgencyChangeForm } from '../components/AgencyChangeForm.tsx'
import { belongsToAgency } from '../rules.ts'

/** Lets a member request another agency, or a first one. */
export function AgencyChangePage() {
  const { t } = useTranslation('applications')
  const { user } = useSession()
  const navigate = useNavigate()
  const kind = user && belongsToAgency(user) ? 'agencyChange' : 'agencyJoin'
  return (
    <>
      <BackLink to={paths.authorization}>{t('title')}</BackLink>
      <PageTitle lead={t(`change.${kind}`, { agency: user?.agency.name ?? '' })}>
        {t(`cards.${kind}.title`)}
      </PageTitle>
      <AgencyChangeForm
        needsPic={user !== null && !isPersonInCharge(user)}
        onApplied={() => navigate(paths.applying)}
      />
    </>
  )
}
