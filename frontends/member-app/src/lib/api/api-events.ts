import { createEmitter } from '../emitter.ts'

/** What the transport noticed; the session feature decides what it means. */
export type ApiEvent = { kind: 'auth-refused'; path: string } | { kind: 'duplicate-login'; message: string }

export const apiEvents = createEmitter<ApiEvent>()
