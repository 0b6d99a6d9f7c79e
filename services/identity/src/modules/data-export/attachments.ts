import type { InternalFetch } from '@hibiki/http'
import type { ZipEntry } from './zip.ts'

/** A file that a service has for a member's copy: its place in it, and where its bytes are. */
export interface Attachment {
  path: string
  url: URL
}

/** A copy is stored sealed in one piece, and made in memory: some five hundred photos have room. */
const MAX_BYTES = 32 * 1024 * 1024
const RESPONSE_TIMEOUT_MS = 30_000

/** Nothing that could leave the folder into which somebody unpacks the copy. */
const safePath = /^[a-z0-9-]+\/[A-Za-z0-9-]+\.[a-z]{3,4}$/

/**
 * The attachments that a service names beside its data, on that service and about that member only.
 *
 * @throws Error for anything else, because the copy would not be whole
 */
export function attachmentsOf(
  named: unknown,
  { userId, url }: { url: string; userId: string },
): Attachment[] {
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
 * Asks for one after the other, in their order, until the copy is full; says what is not in it. `beforeEach` is awaited before every file.
 *
 * @throws Error when a file cannot be read now, unless `acceptsLoss`: then it is left out; and when its service cannot be reached
 */
export async function fetchAttachments(
  attachments: readonly Attachment[],
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

/** Null when it is gone: members may delete a photo while their copy is made. */
async function fetchOne(fetch: InternalFetch, url: URL, acceptsLoss: boolean): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })
  if (response.status === 404 || (acceptsLoss && !response.ok)) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw new Error(`an attachment request returned ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
