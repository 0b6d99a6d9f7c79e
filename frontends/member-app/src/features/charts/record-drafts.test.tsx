import { beforeEach, describe, expect, it } from 'vitest'
import { recordDrafts } from './record-drafts.ts'

const now = Date.UTC(2026, 10, 22)
const week = 7 * 24 * 60 * 60 * 1000
const draft = { values: { a: '肩' }, base: { a: '' }, version: 3, requestKey: 'k' }

beforeEach(() => localStorage.clear())

describe('drafts of charts on the device', () => {
  it('are found by their member for a week', () => {
    recordDrafts.save('m', 'r', { ...draft, detectId: null }, now)
    expect(recordDrafts.find('m', 'r', now + week)).toEqual({ ...draft, detectId: null })
    expect(recordDrafts.find('m', 'r', now + week + 1)).toBeNull()
    expect(recordDrafts.find('other', 'r', now)).toBeNull()
  })

  it('are ignored when their stored text is broken', () => {
    localStorage.setItem(
      'hibiki.chart.record.m.r',
      JSON.stringify({ ...draft, values: { a: 1 }, savedAtMs: now }),
    )
    expect(recordDrafts.find('m', 'r', now)).toBeNull()
  })
})
