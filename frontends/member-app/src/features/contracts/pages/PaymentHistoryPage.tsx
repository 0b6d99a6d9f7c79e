import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PurchaseHistory } from '../components/PurchaseHistory.tsx'

/** Lists everything that the member has bought or used. */
export function PaymentHistoryPage() {
  const { t } = useTranslation('contracts')
  return (
    <>
      <PageTitle>{t('history.title')}</PageTitle>
      <PurchaseHistory />
    </>
  )
}
