import { createMailQueue } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { ReminderFacts } from '../seven-nights/reminder.rules.ts'

/** Every mail of this service reminds of an evening. */
export const createContentMailQueue = (db: Kysely<ContentTables>) =>
  createMailQueue<ReminderFacts>(db, 'facts')
