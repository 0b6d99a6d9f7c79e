import { useState } from 'react'
import { EstheCalendar } from '../components/EstheCalendar.tsx'
import type { CalendarEvent } from '../types.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { EventDialog } from './EventDialog.tsx'

/** The calendar, and over it what one chose on it. */
export function CalendarWithDetail({ address }: { address: CalendarAddress }) {
  const [opened, setOpened] = useState<CalendarEvent | null>(null)
  const [isGone, setIsGone] = useState(false)
  return (
    <>
      <EstheCalendar address={address} opened={opened} onOpen={setOpened} onGone={setIsGone} />
      {opened && <EventDialog event={opened} isGone={isGone} onClose={() => setOpened(null)} />}
    </>
  )
}
