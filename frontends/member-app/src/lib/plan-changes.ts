import { createEmitter } from './emitter.ts'

/** Emits when the member's permissions are about to change: something was bought, cancelled or granted. */
export const planChanges = createEmitter<void>()
