import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import TuneRounded from '@mui/icons-material/TuneRounded'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import {
  calendarFilters,
  calendarViews,
  formatDayOfYear,
  formatMonthOrDay,
  getDayRange,
  moveDayByView,
} from '../calendar.rules.ts'
import type { CalendarUrlState } from '../use-calendar-url-state.ts'
import { ToggleChoice } from './ToggleChoice.tsx'

type OpenDaysProps = Pick<Props, 'view' | 'day' | 'today'> & { isNarrow?: boolean }
type Props = Pick<CalendarUrlState, 'view' | 'day' | 'today' | 'filter' | 'goTo' | 'setFilter'>

/**
 * Shows which days are open, moves to others, and chooses the view and the records. On a phone these choices are folded into a button, so
 * that the month is seen at once.
 */
export function CalendarToolbar({ isNarrow, ...address }: Props & { isNarrow: boolean }) {
  return isNarrow ? <NarrowToolbar {...address} /> : <WideToolbar {...address} />
}

function WideToolbar(address: Props) {
  const { t } = useTranslation('calendar')
  const { view, day, today, goTo } = address
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <StepButton {...address} step={-1} />
        <Button variant="outlined" onClick={() => goTo({ day: today })}>
          {t('today')}
        </Button>
        <StepButton {...address} step={1} />
      </Box>
      <OpenDays view={view} day={day} today={today} />
      <ViewChoice {...address} />
      <FilterChoice {...address} />
    </Box>
  )
}

function NarrowToolbar(address: Props) {
  const { t } = useTranslation('calendar')
  const { view, day, today, filter, goTo } = address
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Box sx={narrowBar}>
        <StepButton {...address} step={-1} />
        <OpenDays view={view} day={day} today={today} isNarrow />
        <StepButton {...address} step={1} />
        <Button
          variant="outlined"
          onClick={() => goTo({ day: today })}
          sx={{ ml: 'auto', px: 1.5, minWidth: 0, flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {t('today')}
        </Button>
        <IconButton
          aria-label={t('options')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Badge variant="dot" color="secondary" invisible={filter === 'all'}>
            <TuneRounded />
          </Badge>
        </IconButton>
      </Box>
      <Box id={id} hidden={!isOpen} sx={options}>
        <ViewChoice {...address} />
        <FilterChoice {...address} />
      </Box>
      {!isOpen && filter !== 'all' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('onlyFilter', { filter: t(`filters.${filter}`) })}
        </Typography>
      )}
    </>
  )
}

function StepButton({ view, day, goTo, step }: Props & { step: 1 | -1 }) {
  const { t } = useTranslation('calendar')
  const Icon = step < 0 ? ChevronLeftRounded : ChevronRightRounded
  return (
    <IconButton
      aria-label={t(step < 0 ? `previous.${view}` : `next.${view}`)}
      onClick={() => goTo({ day: moveDayByView(view, day, step) })}
    >
      <Icon />
    </IconButton>
  )
}

/** In a narrow toolbar the days of this year stand without it. */
function OpenDays({ view, day, today, isNarrow = false }: OpenDaysProps) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const formatLongDay = useFormatDay()
  const locale = toLanguageTag(language)
  const { since } = getDayRange(view, day)
  const isShort = isNarrow && since.slice(0, 4) === today.slice(0, 4)
  const formatOpenDays = () => {
    if (view === 'week') {
      const first = isShort ? formatDayOfYear(since, locale, { hasWeekday: false }) : formatLongDay(since)
      return t('weekOf', { day: first })
    }
    return view === 'day' && isShort
      ? formatDayOfYear(day, locale, { hasWeekday: true })
      : formatMonthOrDay(view, day, locale)
  }
  return (
    <Typography variant="h2" aria-live="polite" sx={[title, smallTitle]}>
      {formatOpenDays()}
    </Typography>
  )
}

function ViewChoice({ view, goTo }: Props) {
  const { t } = useTranslation('calendar')
  return (
    <ToggleChoice
      label={t('views.label')}
      value={view}
      options={calendarViews.map((value) => ({ value, text: t(`views.${value}`) }))}
      onChange={(chosen) => goTo({ view: chosen })}
    />
  )
}

function FilterChoice({ filter, setFilter }: Props) {
  const { t } = useTranslation('calendar')
  return (
    <ToggleChoice
      label={t('filters.label')}
      value={filter}
      options={calendarFilters.map((value) => ({ value, text: t(`filters.${value}`) }))}
      onChange={setFilter}
    />
  )
}

/** On a wide desk everything has one row, which leaves the screen to the days. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  mt: { lg: -2 },
  mb: 2,
} as const

/** The buttons reach into the margin, so that their signs stand in line with the text. */
const narrowBar = { display: 'flex', alignItems: 'center', mx: -1.25 } as const

const title = {
  flexGrow: { md: 1 },
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
} as const

const smallTitle = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { fontSize: '1.125rem', lineHeight: 1.35 },
})

const options = {
  display: 'grid',
  gap: 1.5,
  justifyItems: 'start',
  py: 1.5,
  '&[hidden]': { display: 'none' },
} as const
