import { createMailQueue } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import type { ReminderFacts } from './appointment-reminder.rules.ts'

/** Every mail of this service reminds of appointments. */
export const createAppointmentMailQueue = (db: Kysely<ChartsTables>) =>
  createMailQueue<ReminderFacts>(db, 'facts')
