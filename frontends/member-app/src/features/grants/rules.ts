/** What administrators can grant. */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]

/** On the wire 0 grants and 1 deprives; a search with the same number finds whom that is possible for. */
export const authorityTypes = { grant: 0, deprive: 1 } as const
export type GrantKind = keyof typeof authorityTypes
