import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle.tsx'
import { PurchaseHistory } from '../../features/contracts/components/PurchaseHistory.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'
import { mayBuy } from '../standing.ts'

/** What the member has ever bought or used. */
export function Page() {
  const { t } = useTranslation('contracts')
  return (
    <RequireAccess may={mayBuy} fallback={paths.mypage}>
      <PageTitle>{t('history.title')}</PageTitle>
      <PurchaseHistory />
    </RequireAccess>
  )
}
