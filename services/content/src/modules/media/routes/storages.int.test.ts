import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createS3Storage } from '@hibiki/media-storage/s3'
import { createTestBucket } from '@hibiki/test-harness'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { type Replica, startReplica } from '../../../testing/replicas.ts'
import { addSound } from '../../../testing/sounds.ts'
import { createUploader } from '../../../testing/uploads.ts'

const bytes = randomBytes(700_001)
const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`

const content = await createContentApp()
const settings = await createTestBucket()
const { mediaFileId } = await addSound(content, { bytes })
const { storage_key } = await content.database.db
  .selectFrom('media_files')
  .select('storage_key')
  .where('id', '=', mediaFileId)
  .executeTakeFirstOrThrow()
const bucket = createS3Storage(settings)
await bucket.put(storage_key, Readable.from([bytes]))
const onDisk = await startReplica(content, null)
const onS3 = await startReplica(content, settings)
const sessionId = crypto.randomUUID()
const member = await createUploader(content, { sessionId })
const cookie = member.cookie
const path = content.links.sign(mediaFileId, sessionId).replace(/^\/api/, '')
afterAll(async () => {
  await Promise.all([onDisk.close(), onS3.close()])
  await bucket.close()
  await content.close()
})

/** Requests the file and returns the parts of the response that a player sees. */
async function ask(copy: Replica, method: 'GET' | 'HEAD', headers: Record<string, string>) {
  const answer = await fetch(copy.url + path, { method, headers: { cookie, ...headers } })
  const seen = ['etag', 'last-modified', 'content-type', 'content-length', 'content-range', 'accept-ranges']
  return {
    status: answer.status,
    headers: Object.fromEntries(seen.map((name) => [name, answer.headers.get(name)])),
    body: createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex'),
  }
}

describe('GET /media/{fileId} from disk and from a bucket', () => {
  it.each([
    ['the whole file', 'GET', {}, 200],
    ['its headers', 'HEAD', {}, 200],
    ['the first byte', 'GET', { range: 'bytes=0-0' }, 206],
    ['a range', 'GET', { range: 'bytes=1000-500000' }, 206],
    ['a range up to the end', 'GET', { range: 'bytes=699000-' }, 206],
    ['the last bytes', 'GET', { range: 'bytes=-77' }, 206],
    ['a range with If-Range of this version', 'GET', { range: 'bytes=5-9', 'if-range': etag }, 206],
    ['a range with If-Range of another version', 'GET', { range: 'bytes=5-9', 'if-range': '"other"' }, 200],
    ['If-None-Match of this version', 'GET', { 'if-none-match': etag }, 304],
    ['If-Match of another version', 'GET', { 'if-match': '"other"' }, 412],
    ['a range beyond the end', 'GET', { range: 'bytes=700001-' }, 416],
  ] as const)(
    'sends the same response from disk and from a bucket for %s',
    async (_what, method, headers, status) => {
      const [disk, s3] = await Promise.all([ask(onDisk, method, headers), ask(onS3, method, headers)])
      expect(disk.status).toBe(status)
      // The bodies of errors contain the id of their request, so only the status is compared.
      expect(status < 400 ? s3 : s3.status).toEqual(status < 400 ? disk : status)
    },
  )

  it('returns an error, not an empty response, for a file that the storage has lost', async () => {
    const { mediaFileId } = await addSound(content, { bytes: Buffer.from('lost in the bucket') })
    const lost = content.links.sign(mediaFileId, null).replace(/^\/api/, '')
    const answer = await fetch(onS3.url + lost, { headers: { cookie } })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    await answer.body?.cancel()
  })
})
