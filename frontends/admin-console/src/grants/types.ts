/** The one authority that can be granted (D3§3). */
export const aiEsthe = 'ai_esthe'

/** D3§3: 0 grant, 1 deprive. */
export type AuthorityType = 0 | 1
