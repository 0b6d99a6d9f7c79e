import SelfImprovementRounded from '@mui/icons-material/SelfImprovementRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { LinkCard, LinkCardGrid } from '../../components/LinkCard.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { MentalCheckInvitation } from '../../features/home/pages/MentalCheckInvitation.tsx'
import { PhoneMenuContent } from '../layouts/PhoneMenuContent.tsx'
import { paths } from '../paths.ts'

/** Shows the menu as a page of its own. */
export function MenuPage() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageTitle>{t('menu.title')}</PageTitle>
      <MentalCheckInvitation />
      <PhoneMenuContent />
      <Box sx={{ mt: 4 }}>
        <LinkCardGrid>
          <LinkCard
            to={`${paths.stressCheck}?back=${paths.menu}`}
            icon={SelfImprovementRounded}
            title={t('menu.stressCheck.title')}
            text={t('menu.stressCheck.text')}
          />
        </LinkCardGrid>
      </Box>
    </>
  )
}
