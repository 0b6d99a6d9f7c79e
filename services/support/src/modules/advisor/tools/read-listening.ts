import { type Day, getJstDay } from '@hibiki/calendar'
import { Type } from 'typebox'
import { getFixedT } from '../../../texts.ts'
import type { AnswerPart } from '../answer-part.ts'
import { createFigureFormats } from './figure-formats.ts'
import {
  type ListenedDay,
  type ListeningSummary,
  listWeekDays,
  summarizeListening,
  toPeriodDays,
} from './listening.rules.ts'
import { createActionPart } from './open-screen.ts'
import type { ToolContext, ToolInput, ToolResult } from './tool-call.ts'

const Year = Type.Array(Type.Object({ day: Type.String(), seconds: Type.Integer() }))
const Streak = Type.Object({ days: Type.Integer(), todayDone: Type.Boolean(), freezeLeft: Type.Integer() })

type Figures = Extract<AnswerPart, { type: 'figures' }>

/** Returns the asking member's own listening in a period. */
export async function readListening(
  context: ToolContext,
  { period }: ToolInput<'read-listening'>,
): Promise<ToolResult> {
  const { language, now } = context
  const t = getFixedT(language)
  const action = createActionPart('activity', language)
  if (period === 'streak') {
    const figures = await readStreak(context)
    return { text: t('texts.advisor.listening.streak'), parts: [figures, action] }
  }
  const { before, ...days } = toPeriodDays(period, getJstDay(now))
  const listened = await readDays(context, before.first, days.last)
  const summary = summarizeListening(listened, days)
  const earlier = summarizeListening(listened, before)
  const { formatListeningTime } = createFigureFormats(language)
  const time = formatListeningTime(summary.seconds)
  const name = t(`texts.advisor.period.${period}`)
  const key = summary.seconds > 0 ? 'some' : 'none'
  const text = t(`texts.advisor.listening.${key}`, { period: name, time })
  const isWeek = period === 'week' || period === 'last-week'
  const figures: Figures = {
    type: 'figures',
    about: 'listening',
    title: `${name}${t('texts.advisor.range', { range: formatRange(summary, language) })}`,
    rows: [
      { label: t('texts.advisor.figure.time'), value: time },
      ...(period === 'today' ? [] : toDayRows(summary, language)),
      {
        label: t(`texts.advisor.before.${period}`),
        value: formatListeningTime(earlier.seconds),
      },
    ],
    bars: isWeek ? toBars(listWeekDays(listened, days.first), language) : [],
  }
  return { text, parts: [figures, action] }
}

async function readStreak({ read, language }: ToolContext): Promise<Figures> {
  const t = getFixedT(language)
  const { days, todayDone, freezeLeft } = await read('content', '/activity/streak', Streak)
  return {
    type: 'figures',
    about: 'listening',
    title: t('texts.advisor.period.streak'),
    rows: [
      { label: t('texts.advisor.figure.streak'), value: t('texts.advisor.days', { count: days }) },
      {
        label: t('texts.advisor.figure.today'),
        value: t(todayDone ? 'texts.advisor.figure.done' : 'texts.advisor.figure.open'),
      },
      { label: t('texts.advisor.figure.freeze'), value: t('texts.advisor.days', { count: freezeLeft }) },
    ],
    bars: [],
  }
}

/** Reads the days of the one or two years in which a period and the one before it lie. */
async function readDays({ read }: ToolContext, first: Day, last: Day): Promise<ListenedDay[]> {
  const years = [...new Set([first.slice(0, 4), last.slice(0, 4)])]
  const lists = await Promise.all(years.map((year) => read('content', `/activity/year?year=${year}`, Year)))
  return lists.flat()
}

function toDayRows({ days, longest }: ListeningSummary, language: ToolContext['language']) {
  const t = getFixedT(language)
  const { formatDay, formatListeningTime } = createFigureFormats(language)
  const rows = [{ label: t('texts.advisor.figure.days'), value: t('texts.advisor.days', { count: days }) }]
  if (longest)
    rows.push({
      label: t('texts.advisor.figure.longest'),
      value: `${formatDay(longest.day)} · ${formatListeningTime(longest.seconds)}`,
    })
  return rows
}

function toBars(days: readonly ListenedDay[], language: ToolContext['language']): Figures['bars'] {
  const { formatWeekday, formatListeningTime } = createFigureFormats(language)
  const longest = Math.max(1, ...days.map(({ seconds }) => seconds))
  return days.map(({ day, seconds }) => ({
    label: formatWeekday(day),
    text: formatListeningTime(seconds),
    share: Math.round((seconds / longest) * 1000) / 1000,
  }))
}

function formatRange({ first, last }: ListeningSummary, language: ToolContext['language']): string {
  const { formatDay } = createFigureFormats(language)
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`
}
