import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { TICKET_LIFETIME_SECONDS } from './socket-protocol.ts'

type Db = Kysely<EnterpriseTables>

export interface SocketTicket {
  memberId: string
  sessionId: string
  deviceId: string
  sectionId: string
}

interface RedeemedTicket extends SocketTicket {
  expiresAt: Date
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Issues a secret that opens one socket for this device within 30 s (ASVS 4.4.3) on any replica. */
export async function insertSocketTicket(
  db: Db,
  of: SocketTicket,
  now: Date,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME_SECONDS * 1000)
  await db
    .insertInto('socket_tickets')
    .values({
      hash: hashOf(ticket),
      member_id: of.memberId,
      session_id: of.sessionId,
      device_id: of.deviceId,
      section_id: of.sectionId,
      expires_at: expiresAt,
    })
    .execute()
  return { ticket, expiresAt }
}

/** Returns what a ticket was issued for, and invalidates it. */
export async function redeemSocketTicket(
  db: Db,
  ticket: string,
  now: Date,
): Promise<RedeemedTicket | undefined> {
  const { rows } = await sql<RedeemedTicket>`
    delete from socket_tickets where hash = ${hashOf(ticket)} returning member_id as "memberId",
      session_id as "sessionId", device_id as "deviceId", section_id as "sectionId", expires_at as "expiresAt"`.execute(
    db,
  )
  const [row] = rows
  return row && row.expiresAt > now ? row : undefined
}

/** Deletes tickets that were never used. */
export async function deleteExpiredSocketTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('socket_tickets').where('expires_at', '<', now).execute()
}
