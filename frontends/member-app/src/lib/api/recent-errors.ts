import type { ApiError } from './api-error.ts'

interface RecentError {
  code: string
  at: string
  requestId: string
  /** The page, without what its address may name. */
  page: string
}

const MAX_ERRORS = 5
const errors: RecentError[] = []

/** Remembers the last refusals of this tab, for the member to share with support: codes only, nothing that was typed. */
export function rememberError(error: ApiError, requestId: string): void {
  // Missing sessions and plans are no faults.
  if (error.status < 500 && !error.code.startsWith('AIESTHE_')) return
  errors.push({
    code: error.code === '' ? String(error.status) : error.code,
    requestId,
    at: new Date().toISOString(),
    page: window.location.pathname.slice(0, 120),
  })
  if (errors.length > MAX_ERRORS) errors.shift()
}

/** Oldest first. */
export const recentErrors = (): RecentError[] => [...errors]

/** As in a tab that was just opened. */
export function forgetErrors(): void {
  errors.length = 0
}
