import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PrintStyles } from '../../../components/PrintStyles.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { ReceiptActions } from '../components/ReceiptActions.tsx'
import { ReceiptSheet } from '../components/ReceiptSheet.tsx'

/** Shows one receipt, return or statement as it was issued; it prints on A4 and comes as PDF. */
export function ReceiptPage() {
  const { t } = useTranslation('contracts')
  const { id = '' } = useParams()
  const { $confirmed, dialog } = useConfirmed()
  const receipt = $confirmed.useQuery('get', '/payment/document', {
    params: { query: { id } },
    headers: useLanguageHeader(),
  })
  useDocumentTitle(
    receipt.data ? `${t(`receipt.titles.${receipt.data.kind}`)} ${receipt.data.number}` : t('history.title'),
  )
  return (
    <>
      <PrintStyles />
      {dialog}
      <BackLink to={paths.paymentHistory}>{t('history.title')}</BackLink>
      <QueryBoundary query={receipt} lines={10}>
        {(shown) => (
          <>
            <ReceiptActions receipt={shown} />
            <ReceiptSheet receipt={shown} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
