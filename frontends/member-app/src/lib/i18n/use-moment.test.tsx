import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startI18n } from './i18n.ts'
import { useMoment } from './use-moment.ts'

it('is in Japanese time wherever the browser is: an evening in UTC is the next day', async () => {
  await startI18n()
  const { result } = renderHook(() => useMoment())
  expect(result.current('2026-11-20T20:07:00Z')).toBe('2026/11/21 5:07')
})
