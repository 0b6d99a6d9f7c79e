import { beforeEach, describe, expect, it } from 'vitest'
import { chartDrafts, formatDrafts, recordDrafts } from './chart-drafts.ts'
import { createEmptyFormat } from './format.rules.ts'

const now = Date.UTC(2026, 10, 22)
const week = 7 * 24 * 60 * 60 * 1000
const draft = { values: { a: '肩' }, base: { a: '' }, version: 3, requestKey: 'k' }

beforeEach(() => localStorage.clear())

describe('drafts of charts on the device', () => {
  it('are found by their member for a week and removed after it', () => {
    recordDrafts.save('m', 'r', { ...draft, detectId: null }, now)
    expect(recordDrafts.find('m', 'r', now + week)).toEqual({ ...draft, detectId: null })
    expect(recordDrafts.find('m', 'r', now + week + 1)).toBeNull()
    expect(recordDrafts.find('other', 'r', now)).toBeNull()
  })

  it('are removed when another member logs in, and all of them after a logout', () => {
    recordDrafts.save('m', 'r', draft, now)
    formatDrafts.save('m', 'c', createEmptyFormat(), now)
    recordDrafts.save('n', 'r', draft, now)
    chartDrafts.sweep('m', now)
    expect(Object.keys(localStorage)).toHaveLength(2)
    chartDrafts.clearAll()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('are ignored when their stored text is broken', () => {
    localStorage.setItem(
      'hibiki.chart.record.m.r',
      JSON.stringify({ ...draft, values: { a: 1 }, savedAtMs: now }),
    )
    expect(recordDrafts.find('m', 'r', now)).toBeNull()
  })
})
