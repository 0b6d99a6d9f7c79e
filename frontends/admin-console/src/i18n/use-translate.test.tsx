import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTranslate } from './use-translate.ts'

it('has the compiler reject a wrong key and a text without its value', () => {
  const { result } = renderHook(() => useTranslate('console.commerce'))
  const translate = result.current
  expect(translate('yen', { amount: '980' })).toBe('console.commerce.yen')
  // @ts-expect-error
  expect(translate('dollars')).toBe('console.commerce.dollars')
  // @ts-expect-error
  expect(translate('yen')).toBe('console.commerce.yen')
})
