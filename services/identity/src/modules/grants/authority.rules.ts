/** Authorities that administrators grant (D-024, D-025). */
export const grantable = ['ai_esthe', 'upload_operator'] as const
export type Grantable = (typeof grantable)[number]

/** Compared without regard to capitals (D-024); null for anything that cannot be granted. */
export function parseAuthority(typed: string): Grantable | null {
  return grantable.find((authority) => authority === typed.trim().toLowerCase()) ?? null
}
