import { readConfig } from '@hibiki/service'
import { expect, it } from 'vitest'
import { charts } from './service.ts'

const env = {
  INTERNAL_KEYS: 'k'.repeat(32),
  DATABASE_URL: 'postgres://localhost/hibiki',
  IDENTITY_URL: 'http://localhost:4001',
}

const photos = { CHART_PHOTO_KEY: 'p'.repeat(32), CHART_PHOTO_FOLDER: '/var/lib/hibiki/chart-photos' }
const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

it('readConfig accepts a bucket instead of the folder of photos', () => {
  const config = readConfig(charts, { ...env, ...photos, ...bucket, CHART_PHOTO_FOLDER: '' })
  expect(config).toMatchObject(bucket)
})

it.each([
  ['CHART_PHOTO_KEY', { CHART_PHOTO_KEY: 'short' }],
  ['CHART_PHOTO_FOLDER', { CHART_PHOTO_FOLDER: '' }],
  ['S3_ACCESS_KEY_ID', { ...bucket, S3_ACCESS_KEY_ID: '' }],
])('readConfig names %s where it is missing or wrong', (name, wrong) => {
  expect(() => readConfig(charts, { ...env, ...photos, ...wrong })).toThrow(name)
})

it('readConfig accepts the origins of the product, and none with a path, which calendar links would contain twice', () => {
  const origins = 'https://hibiki.example,https://www.hibiki.example'
  expect(readConfig(charts, { ...env, ...photos, PUBLIC_ORIGIN: origins }).PUBLIC_ORIGIN).toBe(origins)
  expect(() => readConfig(charts, { ...env, ...photos, PUBLIC_ORIGIN: 'https://hibiki.example/' })).toThrow(
    'PUBLIC_ORIGIN',
  )
})
