export {
  addDays,
  addMonths,
  countDaysBetween as daysBetween,
  type Day,
  getIsoWeekday as isoWeekday,
  getJstDay as jstDay,
  getMondayOfWeek as mondayOf,
  isDay,
  listDaysOfIsoWeek as daysOfWeek,
  startOfJstDay,
} from './days.ts'
export {
  formatDuration,
  formatJstDateTime as formatJstTime,
  parseDuration,
  parseJstDateTime as parseJstTime,
} from './formats.ts'
export { DAY_MS, type Instant, toJstWallClock as toJst } from './jst.ts'
export {
  getFirstAndLastDay as daysOfMonth,
  getPreviousMonth as previousMonth,
  listLastMonths as lastMonths,
  type Month,
} from './months.ts'
