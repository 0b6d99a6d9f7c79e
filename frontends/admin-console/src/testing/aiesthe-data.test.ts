import { describe, expect, it } from 'vitest'
import { counted } from '../diagnosis-statistics/counted.ts'
import { aiestheData } from './aiesthe-data.ts'

const { choices, diagnoses } = aiestheData()

/** Nobody, or as many as may be told: in these data everybody did everything once. */
const isTellable = (people: number) => people === 0 || people >= 5

/** What is left of a sum beside the parts that are told, and how many parts share it. */
function restOf(total: number, parts: readonly (number | null)[]): [rest: number, hidden: number] {
  const told = parts.filter((part) => part !== null)
  return [total - told.reduce((sum, part) => sum + part, 0), parts.length - told.length]
}

describe('figures to look at', () => {
  it('add up, and hide like the service: never one row alone, and no few people together', () => {
    const { total, periods, courses } = diagnoses
    const ofChoices = [choices.reasons, choices.clusters].map((rows) => rows.map(({ chosen }) => chosen))
    const inFirstCluster = choices.sounds.filter(({ cluster }) => cluster === 1).map(({ chosen }) => chosen)
    const sums = [
      ...counted.flatMap((name) =>
        [periods, courses].map((rows) =>
          restOf(
            total[name] ?? 0,
            rows.map((row) => row[name]),
          ),
        ),
      ),
      ...ofChoices.map((parts) => restOf(99, parts)),
      restOf(choices.clusters[0]?.chosen ?? 0, inFirstCluster),
    ]
    for (const [rest, hidden] of sums) {
      expect(isTellable(rest)).toBe(true)
      expect(hidden === 0 ? rest === 0 : hidden > 1 && rest > 0).toBe(true)
    }
  })

  it('tell nobody by the difference of two figures in one row', () => {
    const { total, periods, courses } = diagnoses
    for (const { started, completed, published, unfinished } of [total, ...periods, ...courses]) {
      if (started === null) continue
      expect(isTellable(started)).toBe(true)
      expect(completed === null).toBe(unfinished === null)
      const differences = [
        ...(published === null ? [] : [started - published]),
        ...(published === null || completed === null ? [] : [completed - published]),
        ...(completed === null || unfinished === null ? [] : [started - completed - unfinished, unfinished]),
      ]
      expect(differences.every(isTellable)).toBe(true)
    }
  })

  it('tell nobody by a share or by what is left of it', () => {
    for (const { chosen, ...row } of [...choices.clusters, ...choices.reasons, ...choices.sounds]) {
      if (chosen === null) continue
      const { finished, abandoned, exploring, measured } = row
      const shares = [finished ?? 0, abandoned ?? 0, 1 - (finished ?? 0) - (abandoned ?? 0), exploring ?? 0]
      const counts = shares.map((share) => Math.round(share * chosen))
      const all = [...counts, chosen - (counts[3] ?? 0), measured ?? 0, chosen - (measured ?? 0)]
      expect(all.every(isTellable)).toBe(true)
    }
  })
})
