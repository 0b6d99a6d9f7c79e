import { expect, it } from 'vitest'
import { findSilenceTextKey } from './find-silence-text-key.ts'

const nothing = { since: null, until: null, stoppedBy: null }
const at = '2026-11-30T01:00:00.000Z'

it.each([
  ['noDevice', nothing, 'noDevice'],
  ['noDevice', { ...nothing, since: at }, 'noDeviceSince'],
  ['closed', nothing, 'closed'],
  ['closed', { ...nothing, until: at }, 'closedUntil'],
  ['betweenWindows', nothing, 'betweenWindows'],
  ['betweenWindows', { ...nothing, until: at }, 'betweenWindowsUntil'],
  ['stopped', nothing, 'stopped'],
  ['stopped', { ...nothing, stoppedBy: { role: 'enterprise', name: '受付' } }, 'stoppedBy'],
  ['stopped', { ...nothing, stoppedBy: { role: 'enterprise', name: null } }, 'stopped'],
  ['stopped', { ...nothing, stoppedBy: { role: 'administrator', name: '山田' } }, 'stoppedByAdministrator'],
  ['muted', { since: at, until: at, stoppedBy: { role: 'administrator', name: '山田' } }, 'muted'],
] as const)('says %s with %o as %s', (reason, details, key) => {
  expect(findSilenceTextKey(reason, details)).toBe(key)
})
