import { describe, expect, it } from 'vitest'
import { matchesSoundKind, toListeningKind } from './play-codes.rules.ts'

describe('toListeningKind', () => {
  const table = {
    '01/01': 'ai-esthe',
    '01/02': 'ai-esthe',
    '01/03': 'ai-esthe',
    '02/01': 'medical',
    '02/02': 'medical',
    '02/04': 'medical',
    '03/03': 'medical',
    '04/05': 'ai-esthe',
    '00/01': 'room',
    '00/90': 'room',
  }

  it('accepts exactly the ten pairs of the specification', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
    const found = codes.flatMap((type) =>
      codes.flatMap((plan) => {
        const kind = toListeningKind(type, plan)
        return kind === null ? [] : [[`${type}/${plan}`, kind]]
      }),
    )
    expect(Object.fromEntries(found)).toEqual(table)
  })

  it('does not accept names of object properties as codes', () => {
    expect(toListeningKind('__proto__', '')).toBeNull()
    expect(toListeningKind('constructor', '')).toBeNull()
  })
})

describe('matchesSoundKind', () => {
  it.each([
    ['03', '03', 'kanade', true],
    ['02', '01', 'kanade', false],
    ['02', '02', 'kanade', false],
    ['03', '03', 'sound', false],
    ['02', '02', 'sound', true],
    ['01', '01', 'aiesthe', true],
  ] as const)('for codes %s/%s with a sound of kind %s, returns %s', (dmvTypeCode, planCode, kind, fits) => {
    expect(matchesSoundKind({ dmvTypeCode, planCode }, kind)).toBe(fits)
  })
})
