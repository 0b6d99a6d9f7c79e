const FORM =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

const japanMs = 9 * 3_600_000
const dayMs = 86_400_000

/**
 * A moment later by an ISO 8601 duration such as `P1M`, `P8D` or `PT30S`; null when it is none. Months are those of the calendar
 * in Japan, and a day that the month does not have is its last: 31 January and a month is 28 or 29 February.
 */
export function laterBy(at: Date, duration: string): Date | null {
  const parts = FORM.exec(duration)
  if (!parts) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const japan = new Date(at.getTime() + japanMs)
  const [year, month, day] = [japan.getUTCFullYear(), japan.getUTCMonth(), japan.getUTCDate()]
  const wanted = month + months + 12 * years
  const lastDay = new Date(Date.UTC(year, wanted + 1, 0)).getUTCDate()
  const shifted = Date.UTC(year, wanted, Math.min(day, lastDay)) + (japan.getTime() % dayMs)
  const rest = (weeks * 7 + days) * dayMs + (hours * 3600 + minutes * 60 + seconds) * 1000
  const later = new Date(shifted - japanMs + rest)
  return Number.isNaN(later.getTime()) ? null : later
}
