/** What administrators grant and take. */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]
