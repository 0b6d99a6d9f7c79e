import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventSchemas, validateEventPayload } from './index.ts'

const id = '01932b7e-4c1d-7f3a-9d52-0b6f3f1c2a10'
const sessionEnded = { sessionId: id, userId: id, reason: 'logout', endedAt: '2026-11-21T00:38:46.000Z' }

describe('published contracts', () => {
  it('never change: a new meaning requires a new version', () => {
    expect(JSON.parse(JSON.stringify(eventSchemas))).toMatchSnapshot()
  })

  it('have subjects of the form <publisher>.<thing>-<past-verb>.v<n>', () => {
    for (const subject of Object.keys(eventSchemas))
      expect(subject).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)+\.v[1-9]\d*$/)
  })

  it('match the list in docs/events.md', () => {
    const markdown = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8')
    const listed = [...markdown.matchAll(/^\| `(\S+)` \| (\w+) \|/gm)]
    expect(listed.map(([, subject]) => subject).sort()).toEqual(Object.keys(eventSchemas).sort())
    for (const [, subject, publisher] of listed) expect(subject).toMatch(new RegExp(`^${publisher}\\.`))
  })
})

describe('validateEventPayload', () => {
  it('accepts a payload that matches its contract', () => {
    expect(validateEventPayload('identity.session-ended.v1', sessionEnded)).toEqual({ ok: true })
  })

  it('rejects a subject without a contract', () => {
    expect(validateEventPayload('identity.session-ended.v9', sessionEnded)).toEqual({
      ok: false,
      reason: 'no contract for subject identity.session-ended.v9',
    })
  })

  it.each([
    ['a missing field', { ...sessionEnded, reason: undefined }],
    ['an unknown field, so that nothing private slips in', { ...sessionEnded, email: 'a@b.example' }],
    ['an unknown reason', { ...sessionEnded, reason: 'secret-reason' }],
    ['a wrong id', { ...sessionEnded, userId: 'secret-user' }],
    ['a wrong moment', { ...sessionEnded, endedAt: 'yesterday' }],
    ['something else', 'secret-text'],
    ['nothing', null],
  ])('rejects %s without repeating values', (_what, payload) => {
    const result = validateEventPayload('identity.session-ended.v1', payload)
    expect(result.ok).toBe(false)
    expect(JSON.stringify(result)).not.toMatch(/secret|yesterday/)
  })
})
