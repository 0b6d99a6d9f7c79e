import type { Day } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import {
  findLongestPlayedSound,
  formatMonthOrDay,
  formatWeekday,
  listWeeksOfMonth,
  moveDayByKey,
  toAgendaDays,
} from '../calendar.rules.ts'
import type { CalendarEvent } from '../types.ts'
import { CategoryDot } from './CategoryDot.tsx'

interface Props {
  /** The chosen day; its month is shown. */
  day: Day
  today: Day
  events: readonly CalendarEvent[]
  onSelectDay: (day: Day) => void
}

/**
 * Shows a month of small landscapes: on each day the one of the sound that was played longest, and dots for what else there is. Arrow
 * keys move the chosen day, also into the months around; only that day is a tab stop.
 */
export function MonthGrid({ day, today, events, onSelectDay }: Props) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const locale = toLanguageTag(language)
  const weeks = listWeeksOfMonth(day)
  const eventsByDay = useMemo(
    () => new Map(toAgendaDays(events, 'month', day).map((one) => [one.day, one.events])),
    [events, day],
  )
  const chosen = useRef<HTMLButtonElement>(null)
  // The address changes in a transition, so the next key may come before its day is shown.
  const newestDay = useRef(day)
  const movedByKey = useRef(false)
  useLayoutEffect(() => {
    if (movedByKey.current) chosen.current?.focus()
    movedByKey.current = false
    newestDay.current = day
  }, [day])
  const select = (next: Day) => {
    newestDay.current = next
    onSelectDay(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveDayByKey(event.key, newestDay.current)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    movedByKey.current = true
    select(next)
  }

  return (
    <Box
      component="table"
      role="grid"
      aria-label={formatMonthOrDay('month', day, locale)}
      onKeyDown={onKeyDown}
      sx={table}
    >
      <thead>
        <tr>
          {weekdays.map((sunday) => (
            <Box
              component="th"
              key={sunday}
              scope="col"
              abbr={formatWeekday(sunday, locale, 'long')}
              sx={{ p: 0, pb: 0.5, fontWeight: 400, fontSize: '0.875rem', color: 'text.secondary' }}
            >
              {formatWeekday(sunday, locale, 'narrow')}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((on) => on !== null)}>
            {week.map((on, weekday) =>
              on === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell without a day has its weekday only
                <td key={weekday} />
              ) : (
                <Box component="td" key={on} role="gridcell" aria-selected={on === day} sx={{ p: 0 }}>
                  <ButtonBase
                    ref={on === day ? chosen : undefined}
                    tabIndex={on === day ? 0 : -1}
                    aria-label={toLabel(on)}
                    aria-current={on === today ? 'date' : undefined}
                    onClick={() => select(on)}
                    sx={cell}
                  >
                    <span>{Number(on.slice(8))}</span>
                    <DayContent events={eventsByDay.get(on) ?? []} />
                  </ButtonBase>
                </Box>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )

  function toLabel(on: Day): string {
    const those = eventsByDay.get(on) ?? []
    const texts = { day: formatMonthOrDay('day', on, locale), count: those.length }
    const sound = findLongestPlayedSound(those)
    if (sound) return t('cell.sound', { ...texts, sound: sound.name })
    return those.length > 0 ? t('cell.events', texts) : t('cell.none', texts)
  }
}

/** Seven days, from a Sunday on, that stand for the weekdays. */
const weekdays = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`)

const MAX_DOTS = 4

function DayContent({ events }: { events: readonly CalendarEvent[] }) {
  const sound = findLongestPlayedSound(events)
  const categories = new Set(events.flatMap(({ category, soundId }) => (soundId === null ? [category] : [])))
  const dots = [...categories].slice(0, MAX_DOTS)
  return (
    <>
      <Box sx={picture}>
        {sound ? (
          <SoundCover sound={sound} sx={{ width: '100%', borderRadius: '50%' }} />
        ) : (
          <Dots categories={dots} />
        )}
      </Box>
      <Box sx={{ height: 6 }}>{sound && <Dots categories={dots} />}</Box>
    </>
  )
}

function Dots({ categories }: { categories: readonly CalendarEvent['category'][] }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: '3px' }}>
      {categories.map((category) => (
        <CategoryDot key={category} category={category} size={6} />
      ))}
    </Box>
  )
}

/** On phones of about 640 px a month of six weeks fits the first screen. */
const LOW_SCREEN = '@media (max-height: 700px)'

const picture = {
  width: 'min(2.5rem, 100%)',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  [LOW_SCREEN]: { width: '1.625rem' },
} as const

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  mb: 1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const

const cell = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  width: '100%',
  minHeight: '4.5rem',
  gap: 0.25,
  px: 0.25,
  py: 0.5,
  [LOW_SCREEN]: { minHeight: '3.5rem', gap: 0, py: 0.25 },
  font: 'inherit',
  fontSize: '0.875rem',
  borderRadius: 1,
  color: 'text.primary',
  '& > span:first-of-type': { lineHeight: '1.5rem', minWidth: '1.5rem', borderRadius: 999 },
  '&[aria-current] > span:first-of-type': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '[aria-selected=true] > &': { bgcolor: 'mist.main', fontWeight: 600 },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
} as const
