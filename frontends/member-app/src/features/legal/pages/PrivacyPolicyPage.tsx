import { useTranslation } from 'react-i18next'
import { LegalText } from '../../../components/legal/LegalText.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export function PrivacyPolicyPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('nav.privacyPolicy')}</PageTitle>
      <QueryProvider>
        <LegalText name="privacy_policy" />
      </QueryProvider>
    </>
  )
}
