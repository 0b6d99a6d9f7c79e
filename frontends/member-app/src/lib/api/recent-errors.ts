import type { ApiError } from './api-error.ts'

interface RecentError {
  code: string
  at: string
  requestId: string
  /** The page's path without its query. */
  page: string
}

const MAX_ERRORS = 5
const errors: RecentError[] = []

/** Records the last rejections of this tab, which the member may share with support: codes only, nothing that was typed. */
export function recordRecentError(error: ApiError, requestId: string): void {
  // Missing sessions and plans are not errors.
  if (error.status < 500 && !error.code.startsWith('AIESTHE_')) return
  errors.push({
    code: error.code === '' ? String(error.status) : error.code,
    requestId,
    at: new Date().toISOString(),
    page: window.location.pathname.slice(0, 120),
  })
  if (errors.length > MAX_ERRORS) errors.shift()
}

/** Returns the errors, oldest first. */
export const listRecentErrors = (): RecentError[] => [...errors]

/** Clears all errors, so that a test does not see those of another. */
export function clearRecentErrors(): void {
  errors.length = 0
}
