/** Codes change every 30 s; accepting one step to either side allows for slow typing and inexact clocks. */
export const TIME_STEP_SECONDS = 30

/** Returns whether a member of these roles needs a second factor. */
export function isSecondFactorRequired(roles: readonly string[], required: readonly string[]): boolean {
  return roles.some((role) => required.includes(role))
}

/** Returns a typed code in small letters, without the blanks and hyphens that people put into it. */
export function normalizeSecondFactorCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
}

/** A code of the app has six digits; anything else can only be a recovery code. */
export function isAuthenticatorAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code)
}
