import { useTranslation } from 'react-i18next'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { DeviceCheck } from '../components/DeviceCheck.tsx'
import { SupportedEnvironmentList } from '../components/SupportedEnvironmentList.tsx'

export function EnvironmentPage() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageTitle lead={t('environment.lead')}>{t('environment.title')}</PageTitle>
      <SupportedEnvironmentList />
      <PageSection title={t('environment.check.title')}>
        <DeviceCheck />
      </PageSection>
    </>
  )
}
