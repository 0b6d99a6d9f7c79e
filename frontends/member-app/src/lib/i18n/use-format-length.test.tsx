import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { startI18n } from './i18n.ts'
import { useFormatLength } from './use-format-length.ts'

beforeAll(() => startI18n())

it.each([
  [0.4, '0秒'],
  [30.1, '30秒'],
  [61, '61秒'],
  [119.4, '119秒'],
  [120, '2分'],
  [149, '2分'],
  [600, '10分'],
])('tells %s seconds as %s', (seconds, text) => {
  const { result } = renderHook(() => useFormatLength())
  expect(result.current(seconds)).toBe(text)
})
