import { readConfig } from '@hibiki/service'
import { expect, it } from 'vitest'
import { support } from './service.ts'

const env = {
  INTERNAL_KEYS: 'k'.repeat(32),
  DATABASE_URL: 'postgres://localhost/hibiki',
  IDENTITY_URL: 'http://localhost:4001',
  CHAT_FILE_KEY: 'k'.repeat(32),
  PICTURE_FOLDER: '/var/lib/hibiki/pictures',
}
const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

it('accepts a folder or a bucket for the pictures', () => {
  expect(readConfig(support, env)).toMatchObject({ PORT: 4007, PUBLIC_ORIGIN: 'http://localhost:3000' })
  expect(readConfig(support, { ...env, ...bucket, PICTURE_FOLDER: '' })).toMatchObject(bucket)
})

it.each([
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://hibiki.example/' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['CHAT_FILE_KEY', { CHAT_FILE_KEY: 'short' }],
  ['PICTURE_FOLDER', { PICTURE_FOLDER: '' }],
  ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: '' }],
  ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'minio' }],
  ['MAIL_REPLY_ADDRESS', { MAIL_REPLY_ADDRESS: 'a+b@hibiki.example' }],
  ['MAIL_REPLY_KEY', { MAIL_REPLY_ADDRESS: 'reply@hibiki.example' }],
  [
    'MAIL_REPLY_WEBHOOK_SECRET',
    { MAIL_REPLY_ADDRESS: 'reply@hibiki.example', MAIL_REPLY_KEY: 'k'.repeat(32) },
  ],
  ['AI_CHAT_MODEL', { AI_CHAT_URL: 'https://model.example' }],
])('throws an error that names %s when it is invalid', (variable, change) => {
  expect(() => readConfig(support, { ...env, ...change })).toThrow(variable)
})
