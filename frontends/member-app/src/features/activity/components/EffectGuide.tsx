import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/Section.tsx'

const effects = ['memory', 'mood', 'facialNeuralgia', 'bloodPressure', 'eyesight', 'sleep'] as const

/** The guidance of D2§9 with the line of D-186; both are plain texts of the locale files. */
export function EffectGuide() {
  const { t } = useTranslation('activity')
  return (
    <Section title={t('effects.title')}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('effects.lead')}</Typography>
      <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
        {effects.map((effect) => (
          <Box
            key={effect}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
              columnGap: 3,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {t(`effects.${effect}.name`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {t(`effects.${effect}.guide`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('effects.notMedical')}
      </Typography>
    </Section>
  )
}
