import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { HomeSection } from './HomeSection.tsx'

/** Only real awards and articles will stand here. */
export function Awards() {
  const { t } = useTranslation('home')
  return (
    <HomeSection anchor="awards" eyebrow={t('awards.eyebrow')} title={t('awards.title')}>
      <EmptyState text={t('awards.none')} />
    </HomeSection>
  )
}
