import { compareLocales } from '@hibiki/languages/testing'
import { readLocales } from '@hibiki/languages/texts'
import { expect, it } from 'vitest'
import { getFixedT } from './texts.ts'

it('has the same keys in every language', () => {
  expect(compareLocales(readLocales(new URL('../', import.meta.url)))).toEqual([])
})

it('has the compiler reject a wrong key and a text without its value', () => {
  const t = getFixedT('en')
  expect(t('salutation', { name: 'Hana' })).toBe('Dear Hana,')
  // @ts-expect-error
  expect(t('salutations', { name: 'Hana' })).toBe('salutations')
  // @ts-expect-error
  expect(t('salutation')).toBe('Dear {{name}},')
})
