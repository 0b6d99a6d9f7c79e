import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeSection } from './HomeSection.tsx'

/** The section of the brochures. */
export function BrochuresSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      anchor="intro-papers"
      eyebrow={t('intro-papers.eyebrow')}
      title={t('intro-papers.title')}
      lead={t('intro-papers.lead')}
      ground="paper"
    >
      {children}
    </HomeSection>
  )
}
