import { paths } from '../../../app/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { createTomorrowCalendarEvent } from '../reminder.rules.ts'

/** Downloads an event at the same time tomorrow for the calendar of the device. */
export function downloadTomorrowEvent(title: string): void {
  const event = createTomorrowCalendarEvent({
    nowMs: Date.now(),
    title,
    url: `${window.location.origin}${paths.tonight}`,
  })
  saveFile(new Blob([event], { type: 'text/calendar' }), 'hibiki.ics')
}
