import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { mayApprove } from '../../features/applications/rules.ts'
import { ApprovalList } from '../../features/approvals/components/ApprovalList.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** Applications to decide about; for persons in charge and administrators (D3§6). */
export function Page() {
  const { t } = useTranslation('approvals')
  return (
    <RequireAccess may={mayApprove} fallback={paths.authorization}>
      <BackLink to={paths.authorization}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <ApprovalList />
    </RequireAccess>
  )
}
