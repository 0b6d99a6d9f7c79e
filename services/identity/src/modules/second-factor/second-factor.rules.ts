/** Codes change every 30 s; one step to either side forgives slow typing and clocks that are a little off. */
export const STEP_SECONDS = 30

/** Whether a member of these roles may not do without a second factor. */
export function needsSecondFactor(roles: readonly string[], required: readonly string[]): boolean {
  return roles.some((role) => required.includes(role))
}

/** A typed code without the blanks and hyphens that people put into it, in small letters. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
}

/** Codes of the app have six digits; anything else can only be a recovery code. */
export function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code)
}
