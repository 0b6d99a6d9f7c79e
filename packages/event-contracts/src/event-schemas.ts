import type { Static } from 'typebox'
import { playRecordedV1 } from './contracts/content.ts'
import { sessionEndedV1 } from './contracts/identity.ts'

/**
 * Every event on the wire, by subject (`<publisher>.<thing>-<past-verb>.v<n>`). A published contract never changes: a new
 * meaning or shape is a new version with its own subject.
 */
export const eventSchemas = {
  'content.play-recorded.v1': playRecordedV1,
  'identity.session-ended.v1': sessionEndedV1,
}

export type EventSubject = keyof typeof eventSchemas

export type EventPayload<S extends EventSubject> = Static<(typeof eventSchemas)[S]>
