import type { LinkKind } from './link-kind.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a link sent by mail works. */
const lifetimeMs: Record<LinkKind, number> = {
  registration: 24 * hourMs,
  'password-reset': 60 * minuteMs,
  'email-change': 24 * hourMs,
}

export function linkExpiry(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs[kind])
}
