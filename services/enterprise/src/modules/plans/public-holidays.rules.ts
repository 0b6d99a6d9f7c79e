import { addDays, type Day } from '@hibiki/calendar'
import holidayJp from '@holiday-jp/holiday_jp'

const holidays: Readonly<Record<Day, { name: string; name_en: string } | undefined>> = holidayJp.holidays

/** The list of holidays ends with this day; no later day is a holiday. */
export const LAST_KNOWN_HOLIDAY: Day = Object.keys(holidays).at(-1) ?? ''

/** Whether a day is a public holiday in Japan, including substitute and citizens' holidays. */
export const isPublicHoliday = (day: Day): boolean => holidays[day] !== undefined

/** Lists the public holidays of so many days from `since` on. */
export function listPublicHolidays(
  since: Day,
  dayCount: number,
): { day: Day; name: { ja: string; en: string } }[] {
  return Array.from({ length: dayCount }, (_, index) => addDays(since, index)).flatMap((day) => {
    const holiday = holidays[day]
    return holiday ? [{ day, name: { ja: holiday.name, en: holiday.name_en } }] : []
  })
}
