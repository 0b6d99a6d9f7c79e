/** The authorities that administrators grant and revoke. */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]
