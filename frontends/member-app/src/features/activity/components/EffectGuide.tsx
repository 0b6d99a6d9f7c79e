import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'

const effects = ['memory', 'mood', 'facialNeuralgia', 'bloodPressure', 'eyesight', 'sleep'] as const

/**
 * Shows the guidance of the specification, with the sentence that names no illness. It is folded, because it is the same every day; the
 * texts are in the locale files.
 */
export function EffectGuide() {
  const { t } = useTranslation('activity')
  return (
    <CollapsibleSection title={t('effects.title')}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('effects.lead')}</Typography>
      <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
        {effects.map((effect) => (
          <Box
            key={effect}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
              columnGap: 3,
              py: 1.5,
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
      <Typography variant="body2" sx={{ mt: 2, mb: 3, color: 'text.secondary' }}>
        {t('effects.notMedical')}
      </Typography>
    </CollapsibleSection>
  )
}
