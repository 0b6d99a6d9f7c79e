import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireSecrets } from '@hibiki/http'
import { expect, it } from 'vitest'
import { makeSecrets } from './make-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

it('creates every file that compose mounts, and changes no existing one', () => {
  const compose = ['compose.yaml', 'media-edge.yaml']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n')
  const mounted = [...compose.matchAll(/file: secrets\/([a-z0-9-]+)/g)].map(([, name]) => name)
  makeSecrets(folder)
  expect(readdirSync(folder).sort()).toEqual([...mounted, 's3.env'].sort())
  // Containers' user reads them, and their owner edits smtp-url.
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o644)
  for (const name of [
    'internal-keys',
    'media-key',
    'face-key',
    'chart-photo-key',
    'chat-file-key',
    'mail-reply-key',
    'mail-reply-webhook-secret',
    'media-edge-key',
  ])
    requireSecrets(name, read(name))
  expect(read('charts-database-url')).toMatch(/^postgres:\/\/charts:[0-9a-f]{64}@postgres:5432\/hibiki$/)
  expect(read('charts-owner-database-url')).toMatch(/^postgres:\/\/charts_owner:/)
  expect(read('nats-users')).toContain(`user: "charts", password: "${read('charts-nats-password')}"`)
  const before = mounted.map((name) => read(`${name}`))
  expect(makeSecrets(folder)).toEqual([])
  expect(mounted.map((name) => read(`${name}`))).toEqual(before)
})
