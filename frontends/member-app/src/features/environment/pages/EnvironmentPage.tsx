import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Section } from '../../../components/Section.tsx'
import { DeviceCheck } from '../components/DeviceCheck.tsx'
import { EnvironmentList } from '../components/EnvironmentList.tsx'

export function EnvironmentPage() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageTitle lead={t('environment.lead')}>{t('environment.title')}</PageTitle>
      <EnvironmentList />
      <Section title={t('environment.check.title')}>
        <DeviceCheck />
      </Section>
    </>
  )
}
