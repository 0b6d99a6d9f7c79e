import { createEmitter } from './emitter.ts'

/** What a member may use is about to change: something was bought, cancelled or granted. */
export const planChanges = createEmitter<void>()
