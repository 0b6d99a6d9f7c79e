import type { CalendarEvent } from '../types.ts'

export const hanakoId = '0190a000-0000-7000-8000-000000000901'
export const sakuraId = '0190a000-0000-7000-8000-000000000902'

const createId = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Creates an event of 東京 花子; `more` overrides its properties. */
export function createCalendarEvent(
  number: number,
  category: CalendarEvent['category'],
  start: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent {
  const id = createId(number)
  return {
    id,
    category,
    title: '顔診断結果',
    start,
    end: start,
    userId: hanakoId,
    userName: '東京 花子',
    detectId: category === 'ai_esthetic' ? id : null,
    recordId: category === 'ai_esthetic' ? null : id,
    stressPercent: null,
    soundId: null,
    soundName: null,
    appointment: null,
    ...more,
  }
}

/** One event of each category, on two days. */
export const oneEventPerCategory: CalendarEvent[] = [
  createCalendarEvent(1, 'karte', '2026-11-20 14:00:00', { title: '施術記録' }),
  createCalendarEvent(2, 'ai_esthetic', '2026-11-20 21:00:00', {
    end: '2026-11-20 21:25:00',
    stressPercent: 18,
  }),
  createCalendarEvent(3, 'dmv', '2026-11-20 21:03:00', {
    end: '2026-11-20 21:23:00',
    title: 'AIエステ 顔診断 朝の水音',
  }),
  createCalendarEvent(4, 'medical_sound', '2026-11-21 23:50:00', {
    end: '2026-11-22 00:10:00',
    title: 'メディカルサウンド 自然音 夜の海',
  }),
]
