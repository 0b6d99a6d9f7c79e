import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { ChargeHistory } from '../components/ChargeHistory.tsx'
import { PurchaseHistory } from '../components/PurchaseHistory.tsx'

/** Lists what the member was charged, with receipts, and everything that the member has bought or used. */
export function PaymentHistoryPage() {
  const { t } = useTranslation('contracts')
  const { confirmed, $confirmed, dialog } = useConfirmed()
  return (
    <>
      <PageTitle>{t('history.title')}</PageTitle>
      {dialog}
      <ChargeHistory confirmed={confirmed} $confirmed={$confirmed} />
      <PageSection title={t('history.contracts')}>
        <PurchaseHistory confirmed={confirmed} />
      </PageSection>
    </>
  )
}
