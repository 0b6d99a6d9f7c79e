import { formatJstDateTime } from '@hibiki/calendar'
import { Type } from 'typebox'
import { getInLanguage } from '../formats/template.rules.ts'
import { calendarCategories, toPlayCategory, toPlayTitleKey } from './calendar.rules.ts'
import type { CalendarEventRow } from './calendar.sql.ts'

const id = Type.String({ format: 'uuid' })
const time = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, JST' })

/** An event of the calendar. */
export const CalendarEventResponse = Type.Object({
  id,
  category: Type.Enum([...calendarCategories]),
  title: Type.String(),
  start: time,
  end: time,
  userId: id,
  userName: Type.String(),
  detectId: Type.Union([id, Type.Null()]),
  recordId: Type.Union([id, Type.Null()]),
  stressPercent: Type.Union([
    Type.Integer({ minimum: 0, maximum: 100, description: 'of the expression on the After photo' }),
    Type.Null(),
  ]),
})

/** Returns the text of a key in one language. */
export type TranslateFn = (key: string) => string

/**
 * Serializes an event; diagnoses keep the prefix of the specification in their titles.
 *
 * @param options.hidesChartTitles true for sessions of an easy-login link, because titles of charts require the password
 */
export function toCalendarEventResponse(
  event: CalendarEventRow,
  {
    userName,
    t,
    hidesChartTitles,
    language,
  }: { userName: string; language: string; t: TranslateFn; hidesChartTitles?: boolean },
) {
  const common = {
    id: event.id,
    start: formatJstDateTime(event.startedAt),
    end: formatJstDateTime(event.endedAt),
    userId: event.memberId,
    userName,
    detectId: event.kind === 'diagnosis' ? event.id : null,
    recordId: event.kind === 'diagnosis' || event.kind === 'stress-check' ? null : event.id,
    stressPercent: event.kind === 'diagnosis' ? event.stressPercent : null,
  }
  if (event.kind === 'diagnosis')
    return { ...common, category: 'ai_esthetic' as const, title: t('event.diagnosis') }
  if (event.kind === 'stress-check') {
    const title = t('event.stress-check').replace('{level}', String(event.level))
    return { ...common, category: 'stress_check' as const, title }
  }
  if (event.kind === 'record')
    return { ...common, category: 'karte' as const, title: hidesChartTitles ? '' : event.title }
  const plan = t(toPlayTitleKey(event.dmvTypeCode, event.planCode))
  const sound = event.soundTitle === null ? null : getInLanguage(event.soundTitle, language)
  return {
    ...common,
    category: toPlayCategory(event.dmvTypeCode),
    title: sound === null ? plan : `${plan} ${sound}`,
  }
}
