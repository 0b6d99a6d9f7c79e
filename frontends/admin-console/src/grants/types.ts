/** What administrators grant and take (D3§3, D-161). */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]
