import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { WaveLines } from '../../../components/illustrations/WaveLines.tsx'
import { HomeSection } from './HomeSection.tsx'

const points = ['feel', 'shape', 'time'] as const

/** Explains DMV without medical claims. */
export function WhatsDmvSection() {
  const { t } = useTranslation('home')
  return (
    <Box sx={{ position: 'relative', bgcolor: 'night.main' }}>
      <HomeSection
        anchor="whats-dmv"
        eyebrow={t('whats-dmv.eyebrow')}
        title={t('whats-dmv.title')}
        lead={t('whats-dmv.lead')}
        ground="night"
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {points.map((point) => (
            <Box component="li" key={point} sx={{ py: 3.5, borderTop: 1, borderColor: 'primary.main' }}>
              <Typography variant="h3">{t(`whats-dmv.${point}.title`)}</Typography>
              <Typography sx={{ mt: 1, color: 'night.light' }}>{t(`whats-dmv.${point}.text`)}</Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 3, color: 'night.light' }}>
          {t('whats-dmv.note')}
        </Typography>
      </HomeSection>
      <WaveLines moving sx={{ color: 'primary.light', height: { xs: '8rem', md: '13rem' } }} />
    </Box>
  )
}
