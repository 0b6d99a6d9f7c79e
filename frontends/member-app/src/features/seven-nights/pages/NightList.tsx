import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMinutes } from '../../activity/use-format-minutes.ts'
import type { Night } from '../types.ts'

interface Props {
  nights: readonly Night[]
  /** The evening that a link led to. */
  currentDay: string | null
}

/** Lists the seven evenings: what was heard, or what is composed for them. */
export function NightList({ nights, currentDay }: Props) {
  const { t } = useTranslation('seven-nights')
  const day = useFormatShortDay()
  const minutes = useFormatMinutes()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
      {nights.map((night) => {
        const sound = night.state === 'drawn' ? (night.heard ?? night.composed) : night.composed
        return (
          <Box
            component="li"
            key={night.number}
            aria-current={night.day === currentDay || undefined}
            sx={row}
          >
            {sound && <SoundCover sound={sound} sx={{ width: '3rem' }} />}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('night', { number: night.number, day: day(night.day) })}
              </Typography>
              <Typography>{night.state === 'missed' ? t('state.missed') : sound?.title}</Typography>
            </Box>
            <Typography variant="body2" sx={{ flexShrink: 0, color: 'text.secondary' }}>
              {night.state === 'drawn' && minutes(night.seconds)}
              {night.state === 'open' && t('state.open')}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: '4.25rem',
  py: 1,
  '&[aria-current]': { bgcolor: 'action.selected' },
  borderBottom: 1,
  borderColor: 'divider',
} as const
