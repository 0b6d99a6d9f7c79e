import type { Static } from 'typebox'
import { personErasedV1, playRecordedV1 } from './contracts/content.ts'
import {
  consentChangedV1,
  personDeletedV1,
  roleChangedV1,
  sessionEndedV1,
  userRegisteredV1,
} from './contracts/identity.ts'

/**
 * Every event on the wire, by subject (`<publisher>.<thing>-<past-verb>.v<n>`). A published contract never changes: a new
 * meaning or shape is a new version with its own subject.
 */
export const eventSchemas = {
  'content.person-erased.v1': personErasedV1,
  'content.play-recorded.v1': playRecordedV1,
  'identity.consent-changed.v1': consentChangedV1,
  'identity.person-deleted.v1': personDeletedV1,
  'identity.role-changed.v1': roleChangedV1,
  'identity.session-ended.v1': sessionEndedV1,
  'identity.user-registered.v1': userRegisteredV1,
}

export type EventSubject = keyof typeof eventSchemas

export type EventPayload<S extends EventSubject> = Static<(typeof eventSchemas)[S]>
