import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { useProgressiveRender } from '../../../components/use-progressive-render.ts'
import { useSession } from '../../session/session-context.ts'
import { Hero } from '../components/Hero.tsx'
import { HowToUseSection } from '../components/HowToUseSection.tsx'
import { ServicesSection } from '../components/ServicesSection.tsx'
import { StressCheckEntrance } from '../components/StressCheckEntrance.tsx'
import { isFreshTopNavigation } from '../components/use-deferred-layout.ts'
import { WhatsDmvSection } from '../components/WhatsDmvSection.tsx'
import { HeroActions } from './HeroActions.tsx'
import { LazyAwards } from './LazyAwards.tsx'
import { LazyBrochures } from './LazyBrochures.tsx'
import { LazyPlans } from './LazyPlans.tsx'
import { LazyTasters } from './LazyTasters.tsx'
import { MentalCheckInvitation } from './MentalCheckInvitation.tsx'

const bands = Object.entries({
  StressCheckEntrance,
  LazyTasters,
  ServicesSection,
  HowToUseSection,
  LazyPlans,
  WhatsDmvSection,
  LazyBrochures,
  LazyAwards,
})

/** The home page with the anchors of the specification in their order. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { status } = useSession()
  useDocumentTitle(t('title'))
  const [isGradual] = useState(isFreshTopNavigation)
  const drawn = useProgressiveRender(bands.length, isGradual)
  return (
    <>
      <Hero>
        {/* Until the session is known, the placeholder is as high as a visitor's actions. */}
        <Box sx={{ minHeight: '10.25rem' }}>{status !== 'checking' && <HeroActions />}</Box>
      </Hero>
      <Container maxWidth="lg" sx={{ px: { xs: 2.5, md: 5 } }}>
        <MentalCheckInvitation />
      </Container>
      {bands.slice(0, drawn).map(([name, Band]) => (
        <Band key={name} />
      ))}
      {/* The space keeps the footer from being shown first and then pushed away. */}
      {drawn < bands.length && <Box sx={{ height: '100vh' }} />}
    </>
  )
}
