import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@hibiki/service'
import { createTestBucket } from '@hibiki/test-harness'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { content } from '../../service.ts'
import { openMediaStorage } from './open-media-storage.ts'

const env = {
  DATABASE_URL: 'postgres://content@db/hibiki',
  IDENTITY_URL: 'http://identity:4001',
  MEDIA_KEY: 'x'.repeat(32),
  INTERNAL_KEYS: 'x'.repeat(32),
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-open-storage-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = (more: Record<string, string>) => openMediaStorage(readConfig(content, { ...env, ...more }))

it('opening the storage creates the media folder that the settings name', async () => {
  const MEDIA_FOLDER = join(folder, 'new', 'media')
  const { storage, staging } = await open({ MEDIA_FOLDER })
  expect((await stat(MEDIA_FOLDER)).isDirectory()).toBe(true)
  expect(staging.bucket).toBe('media')
  await storage.close()
})

it('opening the storage uses the bucket that the settings name, and rejects one that does not exist', async () => {
  const settings = await createTestBucket()
  const bucketEnv = {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  const { storage, staging } = await open(bucketEnv)
  expect(staging.bucket).toBe(settings.bucket)
  await storage.close()
  await expect(open({ ...bucketEnv, S3_BUCKET: 'no-such-bucket' })).rejects.toThrow(
    'S3_BUCKET: the bucket no-such-bucket',
  )
})

it('opening the storage fails with the name of the setting when the media folder is a file', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(open({ MEDIA_FOLDER: file })).rejects.toThrow(`MEDIA_FOLDER: there is no folder ${file}`)
})
