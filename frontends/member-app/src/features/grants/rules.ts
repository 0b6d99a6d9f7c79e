/** The authorities that administrators can grant. */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]

/** In the API 0 grants and 1 revokes; a search with the same number finds the members for whom that is possible. */
export const authorityTypeCodes = { grant: 0, deprive: 1 } as const
export type GrantAction = keyof typeof authorityTypeCodes
