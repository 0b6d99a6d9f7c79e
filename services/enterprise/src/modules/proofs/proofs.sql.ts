import type { Month } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { TimeSpan } from '../reports/daily-play-report.rules.ts'
import type { ProofSection } from './proof.rules.ts'

type Db = Kysely<EnterpriseTables>

/** A proof that should be issued: the first of a month, or a new version because devices reported late. */
export interface DueProof {
  agencyId: string
  agencyName: string
  language: Language
  month: Month
  /** The version to replace. */
  last: { id: string; number: string; version: number } | null
}

interface DueQuery {
  month: Month
  from: Date
  until: Date
}

/** Lists enterprises in which something was planned or played in a month that has no proof yet. */
export async function listMissingProofs(db: Db, { month, from, until }: DueQuery): Promise<DueProof[]> {
  const { rows } = await sql<Omit<DueProof, 'last' | 'month'>>`
    select a.id as "agencyId", a.name as "agencyName", a.language from agencies a
    where not exists (select from proofs p where p.agency_id = a.id and p.month = ${month})
      and exists (
        select from rooms r join sections s on s.room_id = r.id where r.agency_id = a.id and (
          exists (select from expected_spans e where e.section_id = s.id and e.ended_at > ${from} and e.started_at < ${until}
            and e.ended_at > e.started_at)
          or exists (select from play_spans p where p.section_id = s.id and p.ended_at > ${from} and p.started_at < ${until}
            and p.ended_at > p.started_at)))
    order by a.id`.execute(db)
  return rows.map((row) => ({ ...row, month, last: null }))
}

/**
 * Lists proofs of a month about which devices reported after it was checked last. A device sends its reports by many calls, so what arrived in the
 * last minutes waits, and what was committed while the proof was made is looked at again.
 */
export async function listOutdatedProofs(
  db: Db,
  { month, from, until, now }: DueQuery & { now: Date },
): Promise<DueProof[]> {
  const { rows } = await sql<Omit<DueProof, 'last' | 'month'> & NonNullable<DueProof['last']>>`
    select a.id as "agencyId", a.name as "agencyName", a.language, p.id, p.number, p.version
    from agencies a join lateral (
      select * from proofs p where p.agency_id = a.id and p.month = ${month} order by p.version desc limit 1) p on true
    join lateral (
      select max(s.late_at) as at from play_spans s join sections x on x.id = s.section_id join rooms r on r.id = x.room_id
      where r.agency_id = a.id and s.late_at > p.checked_at - interval '10 minutes'
        and s.ended_at > ${from} and s.started_at < ${until}) late on late.at is not null
    where late.at < ${now}::timestamptz - interval '10 minutes'
    order by a.id`.execute(db)
  return rows.map(({ id, number, version, ...row }) => ({ ...row, month, last: { id, number, version } }))
}

export async function listSectionsWithAge(
  db: Db,
  agencyId: string,
): Promise<{ sectionId: string; roomName: string; sectionName: string; createdAt: Date }[]> {
  const { rows } = await sql<{ sectionId: string; roomName: string; sectionName: string; createdAt: Date }>`
    select s.id as "sectionId", r.name as "roomName", s.name as "sectionName", s.created_at as "createdAt"
    from sections s join rooms r on r.id = s.room_id where r.agency_id = ${agencyId}
    order by r.position, r.id, s.position, s.id`.execute(db)
  return rows
}

/** Lists all planned or all played times of a section that overlap a time. */
export async function listSpans(
  db: Db,
  table: 'expected_spans' | 'play_spans',
  { sectionId, from, until }: { sectionId: string; from: Date; until: Date },
): Promise<TimeSpan[]> {
  const rows = await db
    .selectFrom(table)
    .select(['started_at', 'ended_at'])
    .where('section_id', '=', sectionId)
    .where('ended_at', '>', from)
    .where('started_at', '<', until)
    .execute()
  return rows.map(({ started_at, ended_at }) => ({ from: started_at, until: ended_at }))
}

/** Takes the lock by which one replica at a time makes a proof; returns false for all others. */
export async function tryLockProof(
  trx: Transaction<EnterpriseTables>,
  { agencyId, month }: { agencyId: string; month: Month },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ${` proof ${agencyId} ${month}`}, 0)) as taken`.execute(
    trx,
  )
  return rows[0]?.taken ?? false
}

export async function findNewestProofId(
  db: Db,
  { agencyId, month }: { agencyId: string; month: Month },
): Promise<string | null> {
  const row = await db
    .selectFrom('proofs')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('month', '=', month)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function getProofContents(db: Db, id: string): Promise<ProofSection[]> {
  const { contents } = await db
    .selectFrom('proofs')
    .select('contents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return contents
}

/** Remembers that a proof is up to date. */
export async function markProofChecked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('proofs').set({ checked_at: now }).where('id', '=', id).execute()
}

export interface NewProof {
  agencyId: string
  month: Month
  version: number
  number: string
  issuedAt: Date
  plannedMinutes: number
  playedMinutes: number
  sections: readonly ProofSection[]
  key: { id: string; publicKey: string }
  pdf: { bytes: Buffer; signature: string }
  csv: { bytes: Buffer; signature: string }
}

/** Saves a proof with the public key of its signature. */
export async function insertProof(trx: Transaction<EnterpriseTables>, proof: NewProof): Promise<void> {
  await trx
    .insertInto('signing_keys')
    .values({ id: proof.key.id, public_key: proof.key.publicKey, first_used_at: proof.issuedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .insertInto('proofs')
    .values({
      agency_id: proof.agencyId,
      month: proof.month,
      version: proof.version,
      number: proof.number,
      issued_at: proof.issuedAt,
      checked_at: proof.issuedAt,
      planned_minutes: proof.plannedMinutes,
      played_minutes: proof.playedMinutes,
      key_id: proof.key.id,
      contents: JSON.stringify(proof.sections),
      pdf: proof.pdf.bytes,
      pdf_signature: proof.pdf.signature,
      csv: proof.csv.bytes,
      csv_signature: proof.csv.signature,
    })
    .execute()
}

export interface ProofRow {
  id: string
  month: Month
  version: number
  number: string
  issuedAt: Date
  plannedMinutes: number
  playedMinutes: number
  isReplaced: boolean
}

/** Lists the newest proofs of an enterprise, the latest month and version first. */
export async function listProofs(db: Db, agencyId: string, limit: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select p.id, p.month, p.version, p.number, p.issued_at as "issuedAt", p.planned_minutes as "plannedMinutes",
      p.played_minutes as "playedMinutes", exists (
        select from proofs n where n.agency_id = p.agency_id and n.month = p.month and n.version > p.version) as "isReplaced"
    from proofs p where p.agency_id = ${agencyId} order by p.month desc, p.version desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export const proofFiles = ['pdf', 'csv', 'pdf-signature', 'csv-signature'] as const
export type ProofFile = (typeof proofFiles)[number]

/** Returns one file of a proof of this enterprise; the id may be any text. */
export async function findProofFile(
  db: Db,
  { agencyId, proofId, file }: { agencyId: string; proofId: string; file: ProofFile },
): Promise<{ number: string; bytes: Buffer } | undefined> {
  const column = sql.ref(file.replace('-', '_'))
  const { rows } = await sql<{ number: string; bytes: Buffer | string }>`
    select number, ${column} as bytes from proofs where agency_id = ${agencyId} and id::text = ${proofId}`.execute(
    db,
  )
  const [row] = rows
  return row && { number: row.number, bytes: Buffer.from(row.bytes) }
}

/** Lists the public keys that signed proofs, the newest first. */
export async function listSigningKeys(
  db: Db,
): Promise<{ keyId: string; publicKey: string; firstUsedAt: Date }[]> {
  return db
    .selectFrom('signing_keys')
    .select(['id as keyId', 'public_key as publicKey', 'first_used_at as firstUsedAt'])
    .orderBy('first_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}
