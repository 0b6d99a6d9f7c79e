import { useTranslation } from 'react-i18next'
import { LegalText } from '../../../components/legal/LegalText.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export function TermsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('nav.terms')}</PageTitle>
      <QueryProvider>
        <LegalText name="terms_of_service" />
      </QueryProvider>
    </>
  )
}
