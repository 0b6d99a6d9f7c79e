import { createTestBucket } from '@hibiki/test-harness'
import { expect, it } from 'vitest'
import { createS3Storage } from '../src/index.ts'
import { describeStorage } from './storage-contract.ts'

describeStorage('S3', async () => createS3Storage(await createTestBucket()))

it('says when the bucket is missing or the key is wrong, without repeating secrets', async () => {
  const settings = await createTestBucket()
  for (const wrong of [{ bucket: 'no-such-bucket' }, { secretAccessKey: 'secret-guess' }]) {
    const storage = createS3Storage({ ...settings, ...wrong })
    await expect(storage.check()).rejects.toThrow(/bucket .* cannot be used \(\w+\)/)
    await expect(storage.check()).rejects.not.toThrow('secret-guess')
    await storage.close()
  }
})
