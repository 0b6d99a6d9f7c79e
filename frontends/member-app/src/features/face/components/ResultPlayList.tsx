import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { FaceResult } from '../types.ts'

/** Lists what was played between the photos: plan, sound, time and duration. */
export function ResultPlayList({ plays }: { plays: FaceResult['dmvResults'] }) {
  const { t } = useTranslation('face')
  if (plays.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('plays.none')}</Box>
  return (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {plays.map((play) => (
        <Box component="li" key={`${play.startDateTime} ${play.soundName}`} sx={line}>
          <Box sx={{ fontWeight: 500 }}>{play.soundName}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{play.planName}</Box>
          <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
            {t('plays.time', { start: play.startDateTime, total: play.totalPlayingTime })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const line = { py: 1.5, borderTop: 1, borderColor: 'divider' } as const
