import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startI18n } from './i18n.ts'
import { useFormatMoment } from './use-format-moment.ts'

it('formats moments in Japanese time in any time zone of the browser', async () => {
  await startI18n()
  const { result } = renderHook(() => useFormatMoment())
  expect(result.current('2026-11-20T20:07:00Z')).toBe('2026/11/21 5:07')
})
