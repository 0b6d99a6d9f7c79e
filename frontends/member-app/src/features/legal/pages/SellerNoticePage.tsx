import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { SellerNotice } from '../components/SellerNotice.tsx'

/** Publishes who sells and on which terms, as the law on specified commercial transactions asks. */
export function SellerNoticePage() {
  const { t } = useTranslation('seller')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <QueryProvider>
        <SellerNotice />
      </QueryProvider>
    </>
  )
}
