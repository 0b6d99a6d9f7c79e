import Container from '@mui/material/Container'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../components/use-document-title.ts'
import { Awards } from '../../features/home/components/Awards.tsx'
import { Hero } from '../../features/home/components/Hero.tsx'
import { HowToUse } from '../../features/home/components/HowToUse.tsx'
import { Services } from '../../features/home/components/Services.tsx'
import { WhatsDmv } from '../../features/home/components/WhatsDmv.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { HeroActions } from '../home/HeroActions.tsx'
import { IntroPapersBand } from '../home/IntroPapersBand.tsx'
import { MentalCheckInvitation } from '../home/MentalCheckInvitation.tsx'
import { PlansBand } from '../home/PlansBand.tsx'

/** The home page with the anchors of D1§2, in their order. */
export function Page() {
  const { t } = useTranslation('home')
  const { status } = useSession()
  useDocumentTitle(t('title'))
  return (
    <>
      <Hero>{status !== 'checking' && <HeroActions />}</Hero>
      <Container maxWidth="lg" sx={{ px: { xs: 2.5, md: 5 } }}>
        <MentalCheckInvitation />
      </Container>
      <Services />
      <HowToUse />
      <PlansBand />
      <WhatsDmv />
      <IntroPapersBand />
      <Awards />
    </>
  )
}
