import { ApiError } from './api-error.ts'

/** Runs a call, and once more after the password when the session's assurance is too low for it (`useConfirmed`). */
export type PasswordConfirmedRunner = <T>(call: () => Promise<T>) => Promise<T>

/** Tells whether a call was rejected because the session's assurance is too low for it. */
export const isPasswordRequiredError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'E4014'
