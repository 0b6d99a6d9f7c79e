import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { isAdmin } from '../../features/applications/rules.ts'
import { TransferWizard } from '../../features/transfer/components/TransferWizard.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** Persons in charge move to another agency (D-057). */
export function Page() {
  const { t } = useTranslation('transfer')
  return (
    <RequireAccess may={isAdmin} fallback={paths.authorization}>
      <BackLink to={paths.transfer}>{t('title')}</BackLink>
      <PageTitle>{t('kind.pic.title')}</PageTitle>
      <TransferWizard kind="pic" />
    </RequireAccess>
  )
}
