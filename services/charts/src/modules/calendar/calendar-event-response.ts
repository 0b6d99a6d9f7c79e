import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime } from '@hibiki/http'
import type { TFunction } from 'i18next'
import { Type } from 'typebox'
import { getInLanguage } from '../formats/template.rules.ts'
import { calendarCategories, toPlayCategory, toPlayTitleKey } from './calendar.rules.ts'
import type { CalendarEventRow } from './calendar.sql.ts'

/** An event of the calendar. */
export const CalendarEventResponse = Type.Object({
  id: Id,
  category: Type.Enum([...calendarCategories]),
  title: Type.String(),
  start: JapanTime,
  end: JapanTime,
  userId: Id,
  userName: Type.String(),
  detectId: Type.Union([Id, Type.Null()]),
  recordId: Type.Union([Id, Type.Null()]),
  stressPercent: Type.Union([
    Type.Integer({ minimum: 0, maximum: 100, description: 'of the expression on the After photo' }),
    Type.Null(),
  ]),
  soundId: Type.Union([Id, Type.Null()], { description: 'The sound of a play, which has a landscape' }),
  soundName: Type.Union([Type.String(), Type.Null()]),
  appointment: Type.Union([
    Type.Object({
      id: Id,
      day: Type.String({ description: 'JST; names the occurrence' }),
      customerName: Type.Union([Type.String(), Type.Null()]),
      overlaps: Type.Boolean({
        description: 'Whether the person in charge has another one at the same time',
      }),
    }),
    Type.Null(),
  ]),
})

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
  }: { userName: string; language: string; t: TFunction<'charts'>; hidesChartTitles?: boolean },
) {
  const common = {
    id: event.id,
    start: formatJstDateTime(event.startedAt),
    end: formatJstDateTime(event.endedAt),
    userId: event.memberId,
    userName,
    detectId: event.kind === 'diagnosis' ? event.id : null,
    recordId: event.kind === 'play' || event.kind === 'record' ? event.id : null,
    stressPercent: event.kind === 'diagnosis' ? event.stressPercent : null,
    soundId: null,
    soundName: null,
    appointment: null,
  }
  if (event.kind === 'appointment') {
    const { appointmentId, day, customerName, overlaps } = event
    const appointment = { id: appointmentId, day, customerName, overlaps }
    return { ...common, category: 'appointment' as const, title: event.title, appointment }
  }
  if (event.kind === 'diagnosis')
    return { ...common, category: 'ai_esthetic' as const, title: t('texts.event.diagnosis') }
  if (event.kind === 'stress-check') {
    const title = t('texts.event.stress-check', { level: event.level })
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
    soundId: event.soundId,
    soundName: sound,
  }
}
