/** The authorities that administrators grant. */
export const grantableAuthorities = ['ai_esthe', 'upload_operator'] as const
export type GrantableAuthority = (typeof grantableAuthorities)[number]

/** Finds an authority, ignoring case; null for anything that cannot be granted. */
export function parseAuthority(typed: string): GrantableAuthority | null {
  return grantableAuthorities.find((authority) => authority === typed.trim().toLowerCase()) ?? null
}
