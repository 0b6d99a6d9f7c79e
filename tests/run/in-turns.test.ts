import { describe, expect, it } from 'vitest'
import { filesInTurns, groups, waitingOf } from './in-turns.ts'
import { proofFiles } from './proof-files.ts'

describe('files in turns', () => {
  it('stand in one group each, and all run in full', () => {
    expect(new Set(filesInTurns).size).toBe(filesInTurns.length)
    const inFull = new Set(proofFiles())
    expect(filesInTurns.filter((file) => !inFull.has(file))).toEqual([])
  })

  it.each(groups)('run equally often: $runs of $of.length', (group) => {
    const { runs, of } = group
    const turns = of.map((_, seed) => {
      const waiting = new Set(waitingOf(group, 2 ** 31 - 1 - seed))
      return of.filter((file) => !waiting.has(file))
    })
    expect(turns.map(({ length }) => length)).toEqual(of.map(() => runs))
    for (const file of of) expect(turns.filter((turn) => turn.includes(file))).toHaveLength(runs)
  })
})
