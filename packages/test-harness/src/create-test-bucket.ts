import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { requireRunVariable } from './run-variables.ts'
import { testS3Region } from './servers/start-s3.ts'

export interface TestBucket {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An empty bucket of its own on the S3 server of this run; it goes with the server. */
export async function createTestBucket(): Promise<TestBucket> {
  const url = new URL(requireRunVariable('s3Url'))
  const credentials = { accessKeyId: url.username, secretAccessKey: url.password }
  const bucket = `test-${randomUUID()}`
  const client = new S3Client({
    endpoint: url.origin,
    region: testS3Region,
    credentials,
    forcePathStyle: true,
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return { endpoint: url.origin, region: testS3Region, bucket, ...credentials }
}
