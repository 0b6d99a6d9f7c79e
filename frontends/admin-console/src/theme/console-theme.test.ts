import { getContrastRatio } from '@mui/material/styles'
import { NotificationClasses } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { consoleTheme } from './console-theme.ts'

describe('notifications', () => {
  it.each(['success', 'warning', 'error'] as const)(
    'of type %s have a contrast of at least 4.5:1',
    (kind) => {
      const root = consoleTheme.components?.RaNotification?.styleOverrides?.root as Record<
        string,
        { backgroundColor: string; color: string }
      >
      const { backgroundColor, color } = root[`& .${NotificationClasses[kind]}`] ?? {}
      expect(getContrastRatio(color ?? '', backgroundColor ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
