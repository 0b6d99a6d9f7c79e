export { type DailyHours, isWithinDailyHours } from './daily-hours.ts'
export {
  addDays,
  addMonths,
  countDaysBetween,
  type Day,
  getIsoWeekday,
  getJstDay,
  getMondayOfWeek,
  isDay,
  listDaysOfIsoWeek,
  startOfJstDay,
} from './days.ts'
export {
  formatDuration,
  formatJstDateTime,
  parseDuration,
  parseJstDateTime,
} from './formats.ts'
export { DAY_MS, fromJstWallClock, type Instant, toJstWallClock } from './jst.ts'
export {
  getFirstAndLastDay,
  getPreviousMonth,
  listLastMonths,
  type Month,
} from './months.ts'
