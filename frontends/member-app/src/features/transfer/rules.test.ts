import { expect, it } from 'vitest'
import { findTransferState } from './rules.ts'

const undoUntil = '2026-11-22T03:00:00.000Z'
const now = Date.parse('2026-11-21T03:00:00.000Z')

it('offers the undoing of a transfer for 24 hours and once', () => {
  expect(findTransferState({ undoneAt: null, undoUntil }, now)).toBe('undoable')
  expect(findTransferState({ undoneAt: null, undoUntil }, Date.parse(undoUntil))).toBe('final')
  expect(findTransferState({ undoneAt: '2026-11-21T04:00:00.000Z', undoUntil }, now)).toBe('undone')
})
