import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CheckIn } from './check-in-store.ts'
import { MoodFace } from './MoodFace.tsx'
import type { Mood } from './moods.ts'

/** Draws the mood before and after a sound side by side, or the one that was said. */
export function MoodChange({ checkIn: { before, after } }: { checkIn: CheckIn }) {
  const { t } = useTranslation('check-in')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2.5 }}>
      {before && <NamedMood title={t('before')} mood={before} />}
      {before && after && (
        <ArrowForwardRounded aria-hidden sx={{ color: 'text.secondary', fontSize: '1.5rem' }} />
      )}
      {after && <NamedMood title={t('after')} mood={after} isNow />}
    </Box>
  )
}

function NamedMood({ title, mood, isNow = false }: { title: string; mood: Mood; isNow?: boolean }) {
  const { t } = useTranslation('check-in')
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', minWidth: '5.5rem' }}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box sx={{ my: 0.5, lineHeight: 0, color: isNow ? 'secondary.dark' : 'text.secondary' }}>
        <MoodFace mood={mood} size="3.25rem" />
      </Box>
      <Box component="span" sx={{ typography: 'body2' }}>
        {t(`moods.${mood}`)}
      </Box>
    </Box>
  )
}
