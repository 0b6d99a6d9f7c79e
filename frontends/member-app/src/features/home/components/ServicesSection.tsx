import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LineDrawing } from '../../../components/LineDrawing.tsx'
import { serviceDrawings } from '../illustrations/service-drawings.ts'
import { HomeSection } from './HomeSection.tsx'

const services = [
  { name: 'sound', path: paths.soundesthe },
  { name: 'aiesthe', path: paths.aiesthe },
  { name: 'mentalCheck', path: paths.mentalCheck },
  { name: 'stressCheck', path: paths.stressCheck },
  { name: 'rental', path: paths.premiumPlans },
] as const

/** Lists the services with a link to each. */
export function ServicesSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      anchor="services"
      eyebrow={t('services.eyebrow')}
      title={t('services.title')}
      lead={t('services.lead')}
      ground="paper"
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {services.map(({ name, path }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '3.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr)' },
              gap: { xs: 2.5, sm: 4 },
              alignItems: 'start',
              py: { xs: 3, md: 4 },
              borderTop: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
            }}
          >
            <LineDrawing lines={serviceDrawings[name]} />
            <Box>
              <Typography variant="h3">{t(`services.${name}.title`)}</Typography>
              <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{t(`services.${name}.text`)}</Typography>
              <Link
                component={RouterLink}
                to={path}
                underline="hover"
                sx={{ mt: 0.5, minHeight: 44, display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
              >
                {t(`services.${name}.link`)}
                <ArrowForwardRounded aria-hidden sx={{ fontSize: '1.125rem' }} />
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </HomeSection>
  )
}
