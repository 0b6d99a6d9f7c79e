import type { paths } from '../../lib/api/schema.gen.d.ts'

/** Something that happened: a play, a face diagnosis or a chart record. */
export type CalendarEvent =
  paths['/calendar/esthe-between']['post']['responses']['200']['content']['application/json'][number]

export type Category = CalendarEvent['category']
