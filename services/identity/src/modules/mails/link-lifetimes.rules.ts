import type { MailLinkKind } from './mail-link-kind.rules.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The lifetimes of links sent by mail. */
const lifetimeMs: Record<MailLinkKind, number> = {
  registration: 24 * HOUR_MS,
  'password-reset': 60 * MINUTE_MS,
  'email-change': 24 * HOUR_MS,
}

export function computeLinkExpiry(kind: MailLinkKind, now: Date): Date {
  return new Date(now.getTime() + lifetimeMs[kind])
}
