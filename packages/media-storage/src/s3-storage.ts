import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { MediaPart } from './media-part.ts'
import type { MediaStorage } from './storage.ts'
import { requireSafeKey } from './storage-path.ts'

/** How to reach a bucket of an S3-compatible server. */
export interface S3Settings {
  /** Empty: AWS itself. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Parts of a multipart upload; of each upload two are in memory. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** The settings as clients of the SDK want them; other servers than AWS address buckets by path. */
export function s3ClientConfig({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums that are not asked for are a dialect of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    ...(endpoint !== '' && { endpoint, forcePathStyle: true }),
  }
}

/** Media files in a bucket of an S3-compatible server. */
export function createS3Storage(settings: S3Settings): MediaStorage {
  const client = new S3Client(s3ClientConfig(settings))
  const at = (storageKey: string) => ({ Bucket: settings.bucket, Key: requireSafeKey(storageKey) })

  async function open(part: MediaPart): Promise<Readable> {
    const length = part.end - part.start + 1
    const range = `bytes=${part.start}-${part.end}`
    const response = await client.send(new GetObjectCommand({ ...at(part.storageKey), Range: range }))
    const body = response.Body as Readable
    if (response.ContentLength === length) return body
    body.destroy()
    throw new Error('media file is shorter than asked')
  }

  return {
    async send(part, response, begin) {
      const body = await open(part)
      begin()
      await pass(body, response)
    },
    async put(storageKey, bytes) {
      const upload = new Upload({
        client,
        params: { ...at(storageKey), Body: Readable.from(bytes, { objectMode: false }) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      })
      await upload.done()
    },
    async *read(part) {
      yield* await open(part)
    },
    async size(storageKey) {
      try {
        const found = await client.send(new HeadObjectCommand(at(storageKey)))
        return found.ContentLength ?? null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
        throw error
      }
    },
    async remove(storageKey) {
      await client.send(new DeleteObjectCommand(at(storageKey)))
    },
    async withFile(storageKey, use) {
      const path = join(tmpdir(), `hibiki-media-${randomUUID()}`)
      try {
        const { Body } = await client.send(new GetObjectCommand(at(storageKey)))
        await pipeline(Body as Readable, createWriteStream(path))
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

/** To the end, no faster than the client takes it; whoever leaves is no error, whatever breaks on our side cuts the answer. */
async function pass(body: Readable, response: ServerResponse): Promise<void> {
  let broken: Error | null = null
  body.once('error', (error) => {
    if (!response.destroyed) broken = error
  })
  try {
    await pipeline(body, response)
  } catch {
    response.destroy()
  }
  if (broken !== null) throw broken
}
