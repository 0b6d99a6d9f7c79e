import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { nextTier, tierOf } from '../rules.ts'
import { TierMark } from './TierMark.tsx'

export function RankTier({ score }: { score: number }) {
  const { t } = useTranslation('activity')
  const tier = tierOf(score)
  const next = nextTier(score)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2.5, md: 4 } }}>
      <TierMark tier={tier} />
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('week.rank')}
        </Typography>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.4 }}>
          {t(`tier.${tier}`)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {t('week.score', { score })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {next ? t('week.next', { points: next.points, tier: t(`tier.${next.name}`) }) : t('week.top')}
        </Typography>
      </Box>
    </Box>
  )
}
