import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { UploadKindCards } from '../components/UploadKindCards.tsx'

/** Links to the kinds of uploads. */
export function UploadPage() {
  const { t } = useTranslation('uploads')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <UploadKindCards />
    </>
  )
}
