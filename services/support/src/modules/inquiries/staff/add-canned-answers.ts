import type { LocalText } from '@hibiki/http'
import { openServiceDatabase } from '@hibiki/service'
import type { SupportContext } from '../../../context.ts'
import { insertCannedAnswer } from './canned-answers.sql.ts'

/**
 * Adds canned answers that no administrator wrote.
 *
 * @param databaseUrl support's own database, already migrated
 */
export async function addCannedAnswers(
  databaseUrl: string,
  answers: readonly { title: string; texts: LocalText; updatedBy: string; now: Date }[],
): Promise<void> {
  const database = openServiceDatabase<SupportContext>(
    { name: 'support' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 },
  )
  try {
    for (const answer of answers) await insertCannedAnswer(database.db, answer)
  } finally {
    await database.close()
  }
}
