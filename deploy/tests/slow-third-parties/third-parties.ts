import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { provisionSchema } from '@hibiki/database'
import { createSmtpCatcher, type SmtpCatcher } from '@hibiki/mail/testing'
import { startPaymentSandbox } from '@hibiki/payment-sandbox'
import { connectToSandbox, type TestSandbox, testSandboxKeys } from '@hibiki/payment-sandbox/testing'
import {
  createFaultProxy,
  type FaultProxy,
  startS3,
  testS3Credentials,
  testS3Region,
} from '@hibiki/test-harness'
import { pino } from 'pino'
import type { Service } from '../product/copies.ts'

const BUCKET = 'media'
const SANDBOX = 'payment_sandbox'
const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`

export interface ThirdParties {
  doors: Record<'payments' | 'S3' | 'SMTP', FaultProxy>
  smtp: SmtpCatcher
  settingsOf(service: Service): Record<string, string>
  /** The payment provider; its events come in through a gateway. */
  startPayments(options: { postgresUrl: string; gateway: string }): Promise<Pick<TestSandbox, 'readTotals'>>
  /** Uploads a folder of media to the bucket. */
  fillBucket(folder: string): void
}

const getPort = (url: string) => Number(new URL(url).port)

/** Starts an S3 server, a mail server and a payment provider, each behind a fault proxy; they stop with the stack. */
export async function startThirdParties(folder: string, stack: AsyncDisposableStack): Promise<ThirdParties> {
  const doors = {
    payments: await createFaultProxy(stack),
    S3: await createFaultProxy(stack),
    SMTP: await createFaultProxy(stack),
  }
  const smtp = await createSmtpCatcher()
  stack.defer(() => smtp.close())
  doors.SMTP.setTargetPort(getPort(smtp.url))
  const s3Folder = join(folder, 's3')
  const bucket = join(s3Folder, 'buckets', BUCKET)
  mkdirSync(bucket, { recursive: true })
  const s3 = await startS3({ folder: s3Folder })
  stack.defer(() => s3.stop())
  doors.S3.setTargetPort(getPort(s3.url))
  return {
    doors,
    smtp,
    fillBucket: (media) => cpSync(media, bucket, { recursive: true }),
    settingsOf: (service) => ({
      SMTP_URL: `smtp://127.0.0.1:${doors.SMTP.port}`,
      ...(service === 'content' && {
        S3_ENDPOINT: `http://127.0.0.1:${doors.S3.port}`,
        S3_BUCKET: BUCKET,
        S3_REGION: testS3Region,
        S3_ACCESS_KEY_ID: testS3Credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: testS3Credentials.secretAccessKey,
      }),
      ...(service === 'billing' && {
        PAYMENTS: 'stripe',
        STRIPE_API_URL: `http://127.0.0.1:${doors.payments.port}`,
        STRIPE_SECRET_KEY: testSandboxKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: testSandboxKeys.publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      }),
    }),
    async startPayments({ postgresUrl, gateway }) {
      await provisionSchema({ adminUrl: postgresUrl, schema: SANDBOX, role: SANDBOX, password: SANDBOX })
      const databaseUrl = Object.assign(new URL(postgresUrl), { username: SANDBOX, password: SANDBOX }).href
      const webhook = { url: `${gateway}/api/v3/payment/webhook`, secret: webhookSecret }
      const log = pino({ level: 'silent' })
      const sandbox = await startPaymentSandbox({ databaseUrl, ...testSandboxKeys, webhook, log })
      stack.defer(() => sandbox.close())
      doors.payments.setTargetPort(getPort(sandbox.url))
      return connectToSandbox(sandbox.url)
    },
  }
}
