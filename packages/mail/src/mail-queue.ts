import { type QueryExecutorProvider, sql } from 'kysely'

/** A mail that is to be sent now. `Body` is what the service stored to make it of. */
export interface DueMail<Body> {
  id: string
  userId: string | null
  template: string
  body: Body
  /** The number of attempts, including the one that begins now. */
  attempts: number
  uselessAfter: Date | null
}

/** At most this many waiting mails are read for a metric, so that it stays cheap when the backlog is large. */
const MAX_LOOKED_AT = 10_000

/** The rows of a service's table `mails`. */
export interface MailQueue<Body> {
  /**
   * Claims up to `limit` due mails. Other replicas cannot claim them until `leaseUntil`; if this replica dies before it reports the
   * outcome, another one retries then.
   */
  claim(options: { now: Date; leaseUntil: Date; limit: number }): Promise<DueMail<Body>[]>
  /** Records the outcome and deletes the content. Returns false when the mail no longer waits. */
  finish(id: string, state: 'sent' | 'given-up', now: Date): Promise<boolean>
  /** Lets a mail wait again that was recorded as sent, because the server did not take it. */
  reopen(mail: Pick<DueMail<Body>, 'id' | 'body'>, until: Date): Promise<void>
  postpone(id: string, until: Date): Promise<void>
  /** Returns when the oldest waiting mail was written, or null. For a large backlog it reads only a part. */
  findOldest(): Promise<Date | null>
  /** Deletes at most `limit` mails that no longer wait; returns their number. */
  deleteOld(before: Date, limit: number): Promise<number>
}

/** @param column the column that `Body` is stored in */
export function createMailQueue<Body>(db: QueryExecutorProvider, column: string): MailQueue<Body> {
  const body = sql.ref(column)
  return {
    async claim({ now, leaseUntil, limit }) {
      const { rows } = await sql<DueMail<Body | null>>`
        update mails set attempts = attempts + 1, next_attempt_at = ${leaseUntil} where id in (
          select id from mails where state = 'waiting' and next_attempt_at <= ${now}
          order by next_attempt_at limit ${limit} for update skip locked)
        returning id, user_id as "userId", template, ${body} as body, attempts, useless_after as "uselessAfter"`.execute(
        db,
      )
      return rows.filter((mail): mail is DueMail<Body> => mail.body !== null)
    },
    async finish(id, state, now) {
      const finished = await sql`update mails set state = ${state}, ${body} = null, finished_at = ${now}
        where id = ${id} and state = 'waiting'`.execute(db)
      return finished.numAffectedRows === 1n
    },
    async reopen(mail, until) {
      await sql`update mails set state = 'waiting', ${body} = ${mail.body}, finished_at = null,
        next_attempt_at = ${until} where id = ${mail.id} and state = 'sent'`.execute(db)
    },
    async postpone(id, until) {
      await sql`update mails set next_attempt_at = ${until} where id = ${id}`.execute(db)
    },
    async findOldest() {
      const { rows } = await sql<{ oldest: Date | null }>`
        select min(created_at) as oldest from (
          select created_at from mails where state = 'waiting'
          order by next_attempt_at limit ${MAX_LOOKED_AT}) waiting`.execute(db)
      return rows[0]?.oldest ?? null
    },
    async deleteOld(before, limit) {
      const deleted = await sql`delete from mails where id in (
        select id from mails where created_at < ${before} and state <> 'waiting'
        limit ${limit} for update skip locked)`.execute(db)
      return Number(deleted.numAffectedRows ?? 0)
    },
  }
}
