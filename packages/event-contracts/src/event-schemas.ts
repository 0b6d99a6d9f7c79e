import type { Static } from 'typebox'
import { aiestheEvents } from './contracts/aiesthe.ts'
import { billingEvents } from './contracts/billing.ts'
import { chartsEvents } from './contracts/charts.ts'
import { contentEvents } from './contracts/content.ts'
import { enterpriseEvents } from './contracts/enterprise.ts'
import { identityEvents } from './contracts/identity.ts'
import { supportEvents } from './contracts/support.ts'

/**
 * The schema of every event, by subject (`<publisher>.<thing>-<past-verb>.v<n>`). A published contract never changes: a new meaning or
 * shape is a new version with its own subject.
 */
export const eventSchemas = {
  ...aiestheEvents,
  ...billingEvents,
  ...chartsEvents,
  ...contentEvents,
  ...enterpriseEvents,
  ...identityEvents,
  ...supportEvents,
}

export type EventSubject = keyof typeof eventSchemas

/** Subjects by which a service confirms that it has erased a person. */
export type ErasedEventSubject = Extract<EventSubject, `${string}.person-erased.v1`>

export type EventPayload<S extends EventSubject> = Static<(typeof eventSchemas)[S]>
