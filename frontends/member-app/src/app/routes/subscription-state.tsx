import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { ContractList } from '../../features/contracts/components/ContractList.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'
import { mayBuy } from '../standing.ts'

/** What the member has contracted, and cancelling it. */
export function Page() {
  const { t } = useTranslation('contracts')
  return (
    <RequireAccess may={mayBuy} fallback={paths.mypage}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ContractList />
    </RequireAccess>
  )
}
