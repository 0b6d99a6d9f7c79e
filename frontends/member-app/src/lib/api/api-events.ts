import { createEmitter } from '../emitter.ts'

/** Events of the transport; the session feature decides what they mean. */
export type ApiEvent = { kind: 'auth-refused'; path: string } | { kind: 'duplicate-login'; message: string }

export const apiEvents = createEmitter<ApiEvent>()
