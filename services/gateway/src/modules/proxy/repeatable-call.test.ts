import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idempotencyKeyPaths, isRepeatableCall } from './repeatable-call.ts'
import { serviceNames } from './service-prefixes.ts'

interface Operation {
  parameters?: { in: string; name: string }[]
}

/** Every POST call of the services' documents, without leading slash, and whether it describes the header. */
const documented = serviceNames.flatMap((service) => {
  const file = new URL(`../../../../${service}/openapi.json`, import.meta.url)
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { post?: Operation }>
  }
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (!post) return []
    const readsKey = (post.parameters ?? []).some(
      (one) => one.in === 'header' && one.name.toLowerCase() === 'idempotency-key',
    )
    return [{ path: path.slice(1), readsKey }]
  })
})

describe('isRepeatableCall', () => {
  it('accepts calls that read, and listed calls with an Idempotency-Key', () => {
    const subscribe = { path: 'v3/subscription/subscribe', hasKey: true }
    expect(isRepeatableCall({ ...subscribe, method: 'POST' })).toBe(true)
    expect(isRepeatableCall({ ...subscribe, method: 'POST', hasKey: false })).toBe(false)
    expect(isRepeatableCall({ ...subscribe, method: 'PUT' })).toBe(false)
    for (const path of ['account/change-password', 'auth/login', 'account/totp/confirm'])
      expect(isRepeatableCall({ method: 'POST', path, hasKey: true })).toBe(false)
    for (const method of ['GET', 'HEAD'])
      expect(isRepeatableCall({ method, path: 'auth/logout', hasKey: false })).toBe(true)
  })
})

describe('idempotencyKeyPaths', () => {
  it('include every call whose document describes the header', () => {
    const reading = documented.filter(({ readsKey }) => readsKey).map(({ path }) => path)
    expect(reading).not.toEqual([])
    expect(reading.filter((path) => !idempotencyKeyPaths.has(path))).toEqual([])
  })

  it('are POST calls of a service', () => {
    const posts = new Set(documented.map(({ path }) => path))
    expect([...idempotencyKeyPaths].filter((path) => !posts.has(path))).toEqual([])
  })
})
