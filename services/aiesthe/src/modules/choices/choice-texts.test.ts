import { describe, expect, it } from 'vitest'
import { localText } from '../../texts.ts'
import { toChoiceText } from './choice-texts.ts'

const toLocalText = (choice: Parameters<typeof toChoiceText>[0]) => localText((t) => toChoiceText(choice, t))

describe('toChoiceText', () => {
  it.each([
    'learned',
    'check-in',
    'mood-check-in',
    'mental-check',
    'expression',
    'mood',
    'interview',
    'stress-check',
    'exploring',
  ] as const)('has a text in every language for the reason %s', (reason) => {
    const { ja, en, cn, tw } = toLocalText({ reason, cluster: 3, measured: 7 })
    expect(ja).toMatch(/。$/)
    expect(en).toMatch(/\.$/)
    for (const text of [cn, tw]) expect(text).toMatch(/。$/)
  })

  it('states how often the cluster was measured, and mentions measurements only where there are some', () => {
    expect(toLocalText({ reason: 'learned', cluster: 3, measured: 7 })).toMatchObject({
      ja: '「くつろぎ」の振動のあとに測定した7回では、平均して表情が和らいでいました。',
      en: 'In the 7 sessions measured with relaxation vibrations, your expression eased on average.',
    })
    {
      const [known, unknown] = [4, 0].map((measured) => toLocalText({ reason: 'mood', cluster: 3, measured }))
      expect([known?.ja, known?.en]).toEqual([
        expect.stringContaining('これまでの測定結果'),
        expect.stringContaining('so far'),
      ])
      expect([unknown?.ja, unknown?.en]).toEqual([
        expect.not.stringMatching(/これまで|測定/),
        expect.not.stringMatching(/so far|measured/),
      ])
    }
  })
})
