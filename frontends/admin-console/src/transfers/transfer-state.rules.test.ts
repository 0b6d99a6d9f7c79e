import { describe, expect, it } from 'vitest'
import { getTransferState } from './transfer-state.rules.ts'

const undoUntil = '2026-11-21T10:00:00.000Z'
const end = Date.parse(undoUntil)

describe('getTransferState', () => {
  it('allows undoing until the moment that the server named, exclusively', () => {
    expect(getTransferState({ undoneAt: null, undoUntil }, end - 1)).toBe('undoable')
    expect(getTransferState({ undoneAt: null, undoUntil }, end)).toBe('final')
  })

  it('allows undoing only once', () => {
    expect(getTransferState({ undoneAt: undoUntil, undoUntil }, end - 1)).toBe('undone')
  })
})
