import { randomUUID } from 'node:crypto'
import type { ContentApp } from './content-app.ts'

/** Returns a member who reports plays to one of the record routes, with functions that read what was stored. */
export async function createRecordingMember(content: ContentApp, url: string) {
  const { db } = content.database
  const userId = randomUUID()
  const cookie = await content.sessions.cookieFor({ userId })
  return {
    userId,
    cookie,
    send: (payload: object, headers: Record<string, string> = {}, app = content.app) =>
      app.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload }),
    plays: () =>
      db.selectFrom('plays').selectAll().where('member_id', '=', userId).orderBy('created_at').execute(),
    days: () => db.selectFrom('daily_activity').selectAll().where('member_id', '=', userId).execute(),
    events: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select('payload')
        .where('subject', '=', 'content.play-recorded.v2')
        .orderBy('id')
        .execute()
      return rows
        .map((row) => row.payload as Record<string, unknown>)
        .filter((event) => event.userId === userId)
    },
  }
}
