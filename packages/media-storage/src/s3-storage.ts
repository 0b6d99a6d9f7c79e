import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { MediaPart } from './media-part.ts'
import type { MediaStorage } from './media-storage.ts'
import { type CachedFile, createPieceCache, PIECE_BYTES } from './piece-cache.ts'
import type { S3Settings } from './s3-settings.ts'
import { sendBytes } from './send-bytes.ts'
import { requireSafeStorageKey } from './storage-path.ts'

/** Parts of a multipart upload; of each upload two are in memory. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** Files of which something may be in memory. */
const MAX_KNOWN = 1000
/** The limit keeps players from waiting long for a server that is down. */
const CONNECT_WITHIN_MS = 2_000
const RESPONSE_WITHIN_MS = 60_000
/** The signature limits the start of reading and not its end: from the verdict to the edge's request it takes seconds. */
const SIGNED_FOR_SECONDS = 60
/** Longest pause in a body. */
const BODY_IDLE_MS = 15_000
/** More than the 50 of the SDK, whose connection timeout also runs while a request waits for a connection that a slow bucket keeps busy. */
const CONNECTIONS = 256

/** Returns the settings as clients of the SDK take them; servers other than AWS address buckets by path. */
export function toS3ClientConfig({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Optional checksums are specific to AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: RESPONSE_WITHIN_MS,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
    ...(endpoint !== '' && { endpoint, forcePathStyle: true }),
  }
}

/**
 * Stores media files in a bucket of an S3-compatible server.
 *
 * @param options.cacheBytes the memory for recently sent bytes, none by default: they are sent while the server is slow or down. Changes by
 * another replica under the same key are not noticed, so it is for files that never change
 * @param options.bodyIdleMs after which a stalled body is given up, 15 s by default
 */
export function createS3Storage(
  settings: S3Settings,
  { cacheBytes, bodyIdleMs }: { cacheBytes?: number; bodyIdleMs?: number } = {},
): MediaStorage {
  const client = new S3Client(toS3ClientConfig(settings))
  const cache = createPieceCache({ maxPieces: Math.floor((cacheBytes ?? 0) / PIECE_BYTES) })
  const known = new Map<string, CachedFile>()
  const at = (storageKey: string) => ({ Bucket: settings.bucket, Key: requireSafeStorageKey(storageKey) })

  const arriving = (body: unknown) => failWhenIdle(body as Readable, bodyIdleMs ?? BODY_IDLE_MS)

  async function open(part: MediaPart): Promise<AsyncIterable<Buffer>> {
    const length = part.end - part.start + 1
    const range = `bytes=${part.start}-${part.end}`
    const response = await client.send(new GetObjectCommand({ ...at(part.storageKey), Range: range }))
    const body = response.Body as Readable
    if (response.ContentLength === length) return arriving(body)
    body.destroy()
    throw new Error('media file is shorter than asked')
  }

  /** Returns the file and marks it as the most recently used. */
  function cachedFile(storageKey: string): CachedFile {
    const file = known.get(storageKey) ?? cache.forReader((memory, from) => fill(memory, storageKey, from))
    known.delete(storageKey)
    known.set(storageKey, file)
    const [oldest] = known.keys()
    if (known.size > MAX_KNOWN && oldest !== undefined) forget(oldest)
    return file
  }

  function forget(storageKey: string): void {
    known.get(storageKey)?.freeIdle()
    known.delete(storageKey)
  }

  async function fill(memory: Buffer, storageKey: string, position: number): Promise<number> {
    const range = `bytes=${position}-${position + memory.length - 1}`
    const response = await client.send(new GetObjectCommand({ ...at(storageKey), Range: range }))
    let filled = 0
    for await (const bytes of arriving(response.Body)) filled += bytes.copy(memory, filled)
    if (filled !== response.ContentLength) throw new Error('the bucket sent fewer bytes than it said')
    return filled
  }

  async function remove(storageKey: string): Promise<void> {
    await client.send(new DeleteObjectCommand(at(storageKey)))
    forget(storageKey)
  }

  return {
    async send({ storageKey, start, end }, response, begin) {
      await sendBytes({ read: cachedFile(storageKey).read, start, end, answer: response, begin })
    },
    async put(storageKey, bytes) {
      const upload = new Upload({
        client,
        params: { ...at(storageKey), Body: Readable.from(bytes, { objectMode: false }) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      })
      await upload.done()
      forget(storageKey)
    },
    async *read(part) {
      yield* await open(part)
    },
    async locate(storageKey) {
      const signed = await getSignedUrl(client, new GetObjectCommand(at(storageKey)), {
        expiresIn: SIGNED_FOR_SECONDS,
      })
      const { pathname, search } = new URL(signed)
      return pathname + search
    },
    async findSize(storageKey) {
      try {
        const found = await client.send(new HeadObjectCommand(at(storageKey)))
        return found.ContentLength ?? null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
        throw error
      }
    },
    remove,
    async removeFolder(folder) {
      const below = { Bucket: settings.bucket, Prefix: `${requireSafeStorageKey(folder)}/` }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, below))
        for (const { Key } of Contents) if (Key !== undefined) await remove(Key)
    },
    async withFile(storageKey, use) {
      const path = join(tmpdir(), `hibiki-media-${randomUUID()}`)
      try {
        const { Body } = await client.send(new GetObjectCommand(at(storageKey)))
        await pipeline(arriving(Body), createWriteStream(path))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
      } catch (error) {
        const { name } = error as Error
        throw new Error(`the bucket ${settings.bucket} cannot be used (${name})`)
      }
    },
    async close() {
      client.destroy()
    },
  }
}

/**
 * The bytes of a body; rejects when none come for so long. `requestTimeout` of the SDK ends with the head, and its `socketTimeout`
 * would also cut off readers who take their time, such as a slow client or the upload that a body is copied into.
 */
async function* failWhenIdle(body: Readable, idleMs: number): AsyncGenerator<Buffer> {
  const giveUp = () => body.destroy(new Error('the bucket stopped in the middle of a file'))
  let timer = setTimeout(giveUp, idleMs)
  try {
    for await (const bytes of body) {
      clearTimeout(timer)
      yield bytes as Buffer
      timer = setTimeout(giveUp, idleMs)
    }
  } finally {
    clearTimeout(timer)
  }
}
