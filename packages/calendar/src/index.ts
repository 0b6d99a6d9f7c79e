export {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysOfWeek,
  isDay,
  isoWeekday,
  jstDay,
  mondayOf,
  startOfJstDay,
} from './days.ts'
export { formatDuration, formatJstTime, parseDuration, parseJstTime } from './formats.ts'
export { DAY_MS, type Instant, toJst } from './jst.ts'
export { daysOfMonth, lastMonths, type Month, previousMonth } from './months.ts'
