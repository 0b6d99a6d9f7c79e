import { expect, it } from 'vitest'
import { getFixedT } from './texts.ts'

it('has the compiler reject a wrong key and a text without its value', () => {
  const t = getFixedT('en')
  expect(t('money', { amount: '980' })).toBe('¥980 (tax included)')
  // @ts-expect-error
  expect(t('monies', { amount: '980' })).toBe('monies')
  // @ts-expect-error
  expect(t('money')).toBe('¥{{amount}} (tax included)')
})
