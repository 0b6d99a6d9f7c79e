import { useState } from 'react'
import { EstheCalendar } from '../components/EstheCalendar.tsx'
import type { CalendarEvent } from '../types.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { EventDialog } from './EventDialog.tsx'

/** The calendar, and over it what one chose on it. */
export function CalendarWithDetail({ address }: { address: CalendarAddress }) {
  const [opened, open] = useState<CalendarEvent | null>(null)
  const [isGone, setGone] = useState(false)
  return (
    <>
      <EstheCalendar address={address} opened={opened} onOpen={open} onGone={setGone} />
      {opened && <EventDialog event={opened} isGone={isGone} onClose={() => open(null)} />}
    </>
  )
}
