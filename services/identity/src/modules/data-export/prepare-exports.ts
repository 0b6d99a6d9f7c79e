import { DAY_MS } from '@hibiki/calendar'
import type { InternalFetch } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { pickAddress } from '../../pick-address.ts'
import { seal } from '../../seal.ts'
import { type ExportAttachment, fetchAttachments, parseAttachments } from './attachments.ts'
import { claimDueExport, postponeExport, saveFinishedExport } from './exports.sql.ts'
import { createZip } from './zip.ts'

const DOWNLOADABLE_MS = 7 * DAY_MS
const LEASE_MS = 5 * 60_000
const RETRY_MS = 60_000
/** The lease is renewed, because five hundred photos may take longer than one. */
const RENEW_LEASE_MS = 60_000
/** After this many attempts, a minute apart, an export is made without a photo that cannot be read, and lists it. */
const MAX_TRIES_FOR_ALL = 10
const RESPONSE_TIMEOUT_MS = 30_000

export type ExportContext = Pick<
  IdentityContext,
  'db' | 'secrets' | 'dataSources' | 'internalFetch' | 'personalData' | 'clock' | 'log'
>

/**
 * Prepares the exports that members have requested: a ZIP with all data as JSON, and photos. An export is complete or missing:
 * while one service cannot respond, it is retried every minute. Only a photo that stays unreadable is finally left out, and
 * listed.
 */
export async function prepareExports(job: ExportContext): Promise<void> {
  for (;;) {
    const now = job.clock()
    const due = await claimDueExport(job.db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) })
    if (!due) return
    await prepare(job, due)
  }
}

async function prepare(
  job: ExportContext,
  due: { id: string; userId: string; attempts: number },
): Promise<void> {
  const { db } = job
  try {
    const parts: Record<string, unknown> = { identity: await job.personalData.read(due.userId) }
    const named: ExportAttachment[] = []
    for (const { service, url: addresses } of job.dataSources) {
      const url = pickAddress(addresses)
      const { attachments, ...data } = await askFor(job.internalFetch, { service, url }, due.userId)
      parts[service] = data
      named.push(...parseAttachments(attachments, { url, userId: due.userId }))
    }
    const { entries, leftOut } = await fetchAttachments(named, {
      fetch: job.internalFetch,
      acceptsLoss: due.attempts > MAX_TRIES_FOR_ALL,
      beforeEach: leaseKeeper(job, due.id),
    })
    const now = job.clock()
    // The export names the files that it lacks: those deleted while it was prepared, unreadable ones, and those beyond its maximum size,
    // which the member can still see in the product.
    const content = JSON.stringify({ createdAt: now.toISOString(), ...parts, filesLeftOut: leftOut }, null, 2)
    const copy = await createZip([{ path: 'hibiki-data.json', bytes: Buffer.from(content) }, ...entries], now)
    const sealed = seal(copy, due.id, job.secrets.exports)
    const expiresAt = new Date(now.getTime() + DOWNLOADABLE_MS)
    await saveFinishedExport(db, { id: due.id, userId: due.userId, sealed, now, expiresAt })
  } catch (error) {
    await postponeExport(db, due.id, new Date(job.clock().getTime() + RETRY_MS))
    const reason = error instanceof Error ? error.message : 'unknown'
    job.log.warn({ exportId: due.id, attempts: due.attempts, reason }, 'export postponed')
  }
}

/** Keeps other replicas from an export while this one works on it. */
function leaseKeeper({ db, clock }: ExportContext, id: string): () => Promise<void> {
  let renewedAt = clock().getTime()
  return async () => {
    const now = clock().getTime()
    if (now - renewedAt < RENEW_LEASE_MS) return
    renewedAt = now
    await postponeExport(db, id, new Date(now + LEASE_MS))
  }
}

/**
 * Returns a service's part of the export, from `GET {url}/internal/members/{id}/export`: one list per kind of data, and in
 * `attachments` the files that belong to it.
 */
async function askFor(
  fetch: InternalFetch,
  { service, url }: ExportContext['dataSources'][number],
  userId: string,
): Promise<Record<string, unknown>> {
  const address = new URL(`/internal/members/${userId}/export`, url)
  const response = await fetch(address, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${service} responded with ${response.status}`)
  return (await response.json()) as Record<string, unknown>
}
