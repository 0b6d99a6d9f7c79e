import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMinutes } from '../../activity/use-format-minutes.ts'
import type { Night } from '../types.ts'

/** Lists the seven evenings: what was heard, or what is composed for them. */
export function NightList({ nights }: { nights: readonly Night[] }) {
  const { t } = useTranslation('seven-nights')
  const day = useFormatShortDay()
  const minutes = useFormatMinutes()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
      {nights.map((night) => {
        const sound = night.state === 'drawn' ? (night.heard ?? night.composed) : night.composed
        return (
          <Box component="li" key={night.number} sx={row}>
            {sound && <SoundCover sound={sound} sx={{ width: '3rem' }} />}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('night', { number: night.number, day: day(night.day) })}
              </Typography>
              <Typography sx={{ wordBreak: 'auto-phrase' }}>
                {night.state === 'missed' ? t('state.missed') : sound?.title}
              </Typography>
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
  borderBottom: 1,
  borderColor: 'divider',
} as const
