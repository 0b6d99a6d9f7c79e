import type { InternalFetch } from '@hibiki/http'
import type { ZipEntry } from './zip.ts'

/** A file that a service adds to a member's export: its path there, and the URL of its bytes. */
export interface ExportAttachment {
  path: string
  url: URL
}

/** An export is sealed in one piece, and built in memory; this is enough for some five hundred photos. */
const MAX_BYTES = 32 * 1024 * 1024
const RESPONSE_TIMEOUT_MS = 30_000

/** The path must not leave the folder into which the export is unpacked. */
const safePath = /^[a-z0-9-]+\/[A-Za-z0-9-]+\.[a-z]{3,4}$/

/**
 * Returns the attachments that a service lists beside its data, on that service and about that member only.
 * @throws Error for anything else, because the export would be incomplete
 */
export function parseAttachments(
  named: unknown,
  { userId, url }: { url: string; userId: string },
): ExportAttachment[] {
  if (named === undefined) return []
  if (!Array.isArray(named)) throw new Error('attachments are no list')
  return named.map(({ path, from }: { path?: unknown; from?: unknown }) => {
    const isSafe = typeof path === 'string' && safePath.test(path)
    const isOfMember = typeof from === 'string' && from.startsWith(`/internal/members/${userId}/`)
    if (!isSafe || !isOfMember) throw new Error('an attachment is not of this member')
    return { path, url: new URL(from, url) }
  })
}

/**
 * Reads the attachments in their order until the export is full, and returns those that are not in it. `beforeEach` is awaited
 * before every file.
 * @throws Error when a file cannot be read now, unless `acceptsLoss`, with which it is left out; and when its service cannot be
 * reached
 */
export async function fetchAttachments(
  attachments: readonly ExportAttachment[],
  {
    beforeEach,
    fetch,
    acceptsLoss,
  }: { fetch: InternalFetch; acceptsLoss: boolean; beforeEach: () => Promise<void> },
): Promise<{ entries: ZipEntry[]; leftOut: string[] }> {
  const entries: ZipEntry[] = []
  const leftOut: string[] = []
  let size = 0
  for (const { path, url } of attachments) {
    await beforeEach()
    const bytes = size < MAX_BYTES ? await fetchOne(fetch, url, acceptsLoss) : null
    size += bytes?.length ?? 0
    if (bytes && size <= MAX_BYTES) entries.push({ path, bytes })
    else leftOut.push(path)
  }
  return { entries, leftOut }
}

/** Returns null when the file was deleted: members may delete a photo while their export is prepared. */
async function fetchOne(fetch: InternalFetch, url: URL, acceptsLoss: boolean): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })
  if (response.status === 404 || (acceptsLoss && !response.ok)) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw new Error(`an attachment request returned ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
