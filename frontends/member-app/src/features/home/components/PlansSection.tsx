import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { HomeSection } from './HomeSection.tsx'

const included = ['random', 'record', 'devices', 'languages'] as const

/** Shows what a free member has, then the plans on offer. */
export function PlansSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      anchor="plans"
      eyebrow={t('plans.eyebrow')}
      title={t('plans.title')}
      lead={t('plans.lead')}
      ground="paper"
    >
      <Box sx={{ border: 1, borderColor: 'outline.main', borderRadius: 1, p: { xs: 3, md: 5 } }}>
        <Typography variant="h3" sx={{ fontSize: '1.375rem' }}>
          {t('plans.free.title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('plans.free.text')}</Typography>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, borderTop: 1, borderColor: 'divider' }}
        >
          {included.map((name) => (
            <Typography
              component="li"
              key={name}
              sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
            >
              <CheckRounded aria-hidden sx={{ color: 'success.dark', mt: '0.2em', fontSize: '1.25rem' }} />
              {t(`plans.free.${name}`)}
            </Typography>
          ))}
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: 5, mb: 2.5, fontSize: '1.375rem' }}>
        {t('plans.paid')}
      </Typography>
      {children}
      <Button component={RouterLink} to={paths.premiumPlans} sx={{ mt: 2 }}>
        {t('plans.all')}
      </Button>
    </HomeSection>
  )
}
