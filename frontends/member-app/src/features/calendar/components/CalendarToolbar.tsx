import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { calendarViews, formatMonthOrDay, getDayRange, moveDayByView } from '../calendar.rules.ts'
import type { CalendarUrlState } from '../use-calendar-url-state.ts'
import { ToggleChoice } from './ToggleChoice.tsx'

/** Shows which days are open, moves to others, and switches between the three views. */
export function CalendarToolbar({
  view,
  day,
  today,
  goTo,
}: Pick<CalendarUrlState, 'view' | 'day' | 'today' | 'goTo'>) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const formatNumericDay = useFormatDay()
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={t(`previous.${view}`)}
          onClick={() => goTo({ day: moveDayByView(view, day, -1) })}
        >
          <ChevronLeftRounded />
        </IconButton>
        <Button variant="outlined" onClick={() => goTo({ day: today })}>
          {t('today')}
        </Button>
        <IconButton aria-label={t(`next.${view}`)} onClick={() => goTo({ day: moveDayByView(view, day, 1) })}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
        {view === 'week'
          ? t('weekOf', { day: formatNumericDay(getDayRange(view, day).since) })
          : formatMonthOrDay(view, day, toLanguageTag(language))}
      </Typography>
      <ToggleChoice
        label={t('views.label')}
        value={view}
        options={calendarViews.map((value) => ({ value, text: t(`views.${value}`) }))}
        onChange={(chosen) => goTo({ view: chosen })}
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
