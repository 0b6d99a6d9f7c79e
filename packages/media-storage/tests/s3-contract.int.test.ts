import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createTestBucket } from '@hibiki/test-harness'
import { afterEach, expect, it } from 'vitest'
import type { MediaStorage } from '../src/index.ts'
import { createS3Storage } from '../src/s3-storage.ts'
import { describeStorageContract } from './storage-contract.ts'

const MEMORY = { cacheBytes: 4 * 1024 * 1024 }

describeStorageContract('S3', async () => createS3Storage(await createTestBucket()))
describeStorageContract('S3 with memory', async () => createS3Storage(await createTestBucket(), MEMORY))

let closing = new AsyncDisposableStack()
afterEach(async () => {
  await closing.disposeAsync()
  closing = new AsyncDisposableStack()
})

/** Status and bytes of a file that the storage sends over HTTP. */
async function play(storage: MediaStorage, part: { storageKey: string; start: number; end: number }) {
  await using server = createServer()
  server.on('request', (_request, response) => {
    storage
      .send(part, response, () => response.writeHead(200))
      .catch(() => !response.headersSent && response.writeHead(503).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('continues from memory when the bucket has lost a file, but not when it was removed here', async () => {
  const settings = await createTestBucket()
  const open = (options?: typeof MEMORY) => {
    const storage = createS3Storage(settings, options)
    closing.defer(() => storage.close())
    return storage
  }
  const [remembering, forgetful, other] = [open(MEMORY), open(), open()]
  const bytes = randomBytes(700_001)
  const part = { storageKey: 'known.mp3', start: 1000, end: 600_000 }
  const wanted = { status: 200, bytes: bytes.subarray(1000, 600_001) }
  for (const storage of [remembering, forgetful]) {
    await other.put(part.storageKey, Readable.from([bytes]))
    expect(await play(storage, part)).toEqual(wanted)
    await other.remove(part.storageKey)
  }
  expect(await play(remembering, part)).toEqual(wanted)
  expect((await play(forgetful, part)).status).toBe(503)
  await remembering.remove(part.storageKey)
  expect((await play(remembering, part)).status).toBe(503)
})

it('locates a file by a link that its bucket accepts for this file alone', async () => {
  const settings = await createTestBucket()
  const storage = createS3Storage(settings)
  closing.defer(() => storage.close())
  for (const key of ['folder/one.mp3', 'folder/two.mp3'])
    await storage.put(key, Readable.from([Buffer.from(key)]))
  const place = await storage.locate('folder/one.mp3')
  const part = await fetch(settings.endpoint + place, { headers: { range: 'bytes=7-9' } })
  expect([part.status, await part.text()]).toEqual([206, 'one'])
  expect((await fetch(settings.endpoint + place.replace('one', 'two'))).status).toBe(403)
})

it('reports a missing bucket or a wrong key without repeating secrets', async () => {
  const settings = await createTestBucket()
  for (const wrong of [{ bucket: 'no-such-bucket' }, { secretAccessKey: 'secret-guess' }]) {
    const storage = createS3Storage({ ...settings, ...wrong })
    await expect(storage.check()).rejects.toThrow(/bucket .* cannot be used \(\w+\)/)
    await expect(storage.check()).rejects.not.toThrow('secret-guess')
    await storage.close()
  }
})
