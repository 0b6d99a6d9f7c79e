import { describe, expect, it } from 'vitest'
import { filesInTurns, groups, waitingOf } from './in-turns.ts'
import { proofFiles } from './proof-files.ts'

describe('files in turns', () => {
  it('stand in one group each, and all run in full', () => {
    expect(new Set(filesInTurns).size).toBe(filesInTurns.length)
    const inFull = new Set(proofFiles())
    expect(filesInTurns.filter((file) => !inFull.has(file))).toEqual([])
  })

  it.each(groups.map((group) => ({ group })))('run once in $group.length seeds in a row', ({ group }) => {
    const turns = group.map((_, seed) => {
      const waiting = new Set(waitingOf(group, 2 ** 31 - 1 - seed))
      return group.filter((file) => !waiting.has(file))
    })
    expect(turns.map(({ length }) => length)).toEqual(group.map(() => 1))
    for (const file of group) expect(turns.filter((turn) => turn.includes(file))).toHaveLength(1)
  })
})
