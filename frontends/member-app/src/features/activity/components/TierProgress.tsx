import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { findNextTier, findTier } from '../rules.ts'
import { TierIcon } from './TierIcon.tsx'

/** Shows the tier of the week and the points missing to the next one, with an explanation below. */
export function TierProgress({ score }: { score: number }) {
  const { t } = useTranslation('activity')
  const tier = findTier(score)
  const next = findNextTier(score)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <TierIcon tier={tier} />
        <Box>
          <Typography component="p" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
            {t(`tier.${tier}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {next ? t('week.next', { points: next.points, tier: t(`tier.${next.name}`) }) : t('week.top')}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        {t('week.rule')}
      </Typography>
    </Box>
  )
}
