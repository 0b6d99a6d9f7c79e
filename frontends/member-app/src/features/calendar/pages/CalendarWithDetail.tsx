import { useState } from 'react'
import { EstheCalendar } from '../components/EstheCalendar.tsx'
import type { CalendarEvent } from '../types.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { EventDialog } from './EventDialog.tsx'

/** Shows the calendar and, in a dialog over it, the event that was opened. */
export function CalendarWithDetail({ address }: { address: CalendarAddress }) {
  const [opened, setOpened] = useState<CalendarEvent | null>(null)
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <EstheCalendar address={address} opened={opened} onOpen={setOpened} onGoneChange={setIsGone} />
      {opened && <EventDialog event={opened} isGone={isGone} onClose={() => setOpened(null)} />}
    </>
  )
}
