import { ApiError } from './api-error.ts'

/** Makes a call, once more after the password where the session's assurance is too low for it (`useConfirmed`). */
export type RunConfirmed = <T>(call: () => Promise<T>) => Promise<T>

/** Whether a call was refused because the session's assurance is too low for it. */
export const needsPassword = (error: unknown): boolean => error instanceof ApiError && error.code === 'E4014'
