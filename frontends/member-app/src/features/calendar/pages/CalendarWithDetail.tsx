import { useState } from 'react'
import { EstheCalendar } from '../components/EstheCalendar.tsx'
import type { CalendarEvent } from '../types.ts'
import type { CalendarUrlState } from '../use-calendar-url-state.ts'
import { EventDialog } from './EventDialog.tsx'

/** Shows the calendar and, in a dialog over it, the event that was opened. */
export function CalendarWithDetail({ address }: { address: CalendarUrlState }) {
  const [opened, setOpened] = useState<CalendarEvent | null>(null)
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <EstheCalendar address={address} opened={opened} onOpen={setOpened} onGoneChange={setIsGone} />
      {opened && <EventDialog event={opened} isGone={isGone} onClose={() => setOpened(null)} />}
    </>
  )
}
