import { addMonths, DAY_MS, getJstDay, startOfJstDay } from '@hibiki/calendar'

const FORM =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

const MAX_YEARS = 1000

/**
 * Adds an ISO 8601 duration such as `P1M`, `P8D` or `PT30S` to a moment; returns null for an invalid duration. Months are those of the
 * calendar in Japan: 31 January plus a month is 28 or 29 February.
 */
export function addIsoDuration(at: Date, duration: string): Date | null {
  const parts = FORM.exec(duration)
  if (!parts) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  // Beyond the years that dates can be written in.
  if (years + months / 12 > MAX_YEARS) return null
  const day = getJstDay(at)
  const timeOfDayMs = at.getTime() - startOfJstDay(day).getTime()
  const shifted = startOfJstDay(addMonths(day, 12 * years + months)).getTime() + timeOfDayMs
  const restMs = (weeks * 7 + days) * DAY_MS + (hours * 3600 + minutes * 60 + seconds) * 1000
  const later = new Date(shifted + restMs)
  return Number.isNaN(later.getTime()) ? null : later
}
