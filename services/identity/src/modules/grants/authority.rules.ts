/** The authorities that administrators grant. */
export const grantable = ['ai_esthe', 'upload_operator'] as const
export type Grantable = (typeof grantable)[number]

/** Finds an authority, ignoring case; null for anything that cannot be granted. */
export function parseAuthority(typed: string): Grantable | null {
  return grantable.find((authority) => authority === typed.trim().toLowerCase()) ?? null
}
