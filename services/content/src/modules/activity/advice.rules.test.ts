import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getFixedT } from '../../texts.ts'
import { findAdviceKeys } from './advice.rules.ts'
import { ADVICE_TABLE_VERSION, adviceRules } from './advice-table.rules.ts'
import { toAdviceTexts, toLastWeekMessage } from './advice-texts.ts'

const languages = ['ja', 'en']

/** These words would claim to heal or to change a body. */
const claims =
  /治|癒|効[くき果能]|改善|解消|回復|若返|アンチエイジング|病|症|痛|診断|医|血|脳|免疫|cure|heal|treat|remed|therap|relieve|disease|symptom|pain|medical|younger|anti-?ag|blood|immune|diagnos/i

/**
 * The digest of the table and its texts, by version. A change needs a new version and a new line here, because a published version never
 * changes its meaning.
 */
const digests: Partial<Record<number, string>> = {
  2: '8111666e3a7f226056a7fe5cb9d18f0ff12d73555bd79a6784b31f8f22e2296a',
}

describe('toAdviceTexts', () => {
  it.each(languages)(
    'returns a text of each kind for every listening time and face type in %s',
    (language) => {
      fc.assert(
        fc.property(fc.nat(7 * 86_400), fc.constantFrom(null, 1, 2, 3, 4), (seconds, cluster) => {
          for (const text of Object.values(toAdviceTexts({ seconds, cluster }, language)))
            expect(text).not.toBe('')
        }),
      )
    },
  )

  it('chooses by minutes of listening and by the type of the latest face diagnosis', () => {
    const of = (minutes: number, cluster: number | null) => findAdviceKeys({ seconds: minutes * 60, cluster })
    const dull = (minutes: number) => of(minutes, null).dullnessElimination
    expect(new Set([0, 1, 35, 105].map(dull)).size).toBe(4)
    expect(dull(34)).toBe(dull(1))
    expect(dull(104)).toBe(dull(35))
    expect(of(0, 2).rejuvenationAdvice).not.toEqual(of(0, null).rejuvenationAdvice)
    expect(new Set([1, 2, 3, 4].map((type) => of(50, type).rejuvenationAdvice)).size).toBe(4)
  })

  it('every rule of the table applies to some member', () => {
    const reached = new Set<string>()
    for (let minutes = 0; minutes <= 150; minutes++)
      for (const cluster of [null, 1, 2, 3, 4])
        for (const [kind, key] of Object.entries(findAdviceKeys({ seconds: minutes * 60, cluster })))
          reached.add(`${kind}.${key}`)
    const all = Object.entries(adviceRules).flatMap(([kind, rules]) =>
      rules.map(({ key }) => `${kind}.${key}`),
    )
    expect([...reached].sort()).toEqual(all.sort())
  })

  it.each(languages)('contains no medical claim in %s', (language) => {
    for (const texts of Object.values(getFixedT(language)('advice', { returnObjects: true })))
      for (const text of Object.values(texts)) expect(text).not.toMatch(claims)
  })

  it('a change of a text or a limit comes with a new version', () => {
    const texts = ['ja', 'en', 'cn', 'tw'].map((language) =>
      getFixedT(language)('advice', { returnObjects: true }),
    )
    const table = JSON.stringify({ adviceRules, texts })
    expect(createHash('sha256').update(table).digest('hex')).toBe(digests[ADVICE_TABLE_VERSION])
  })
})

describe('toLastWeekMessage', () => {
  it('states the minutes of the last week, and invites a member who did not listen', () => {
    expect(toLastWeekMessage(3660, 'ja')).toBe(
      '先週は合計61分、響きを楽しまれました。今週もご自分のペースでどうぞ。',
    )
    expect(toLastWeekMessage(119, 'en')).toContain('for 1 minute.')
    expect(toLastWeekMessage(59, 'ja')).toContain('5分から')
  })
})
