import type { paths } from '../../lib/api/schema.gen.d.ts'

export type CalendarEvent =
  paths['/calendar/esthe-between']['post']['responses']['200']['content']['application/json'][number]

export type EventCategory = CalendarEvent['category']
