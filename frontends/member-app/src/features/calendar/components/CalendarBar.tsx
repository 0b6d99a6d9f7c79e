import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { toDisplayLanguage } from '../../../lib/i18n/languages.ts'
import { useDay } from '../../../lib/i18n/use-day.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { dayInWords, rangeOf, step, views } from '../rules.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { Choice } from './Choice.tsx'

/** Which days are shown, the way to others, and the three views. */
export function CalendarBar({
  view,
  day,
  today,
  go,
}: Pick<CalendarAddress, 'view' | 'day' | 'today' | 'go'>) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const dayOf = useDay()
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label={t(`previous.${view}`)} onClick={() => go({ day: step(view, day, -1) })}>
          <ChevronLeftRounded />
        </IconButton>
        <Button variant="outlined" onClick={() => go({ day: today })}>
          {t('today')}
        </Button>
        <IconButton aria-label={t(`next.${view}`)} onClick={() => go({ day: step(view, day, 1) })}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
        {view === 'week'
          ? t('weekOf', { day: dayOf(rangeOf(view, day).since) })
          : dayInWords(view, day, toDisplayLanguage(language))}
      </Typography>
      <Choice
        label={t('views.label')}
        value={view}
        options={views.map((value) => ({ value, text: t(`views.${value}`) }))}
        onChange={(chosen) => go({ view: chosen })}
      />
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
} as const
