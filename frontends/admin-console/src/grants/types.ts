import type { RequestOf } from '../api/contract.ts'

export type GrantChange = RequestOf<'POST /admin/grants/change'>

/** What administrators grant and take (D3§3, D-161). */
export const authorities = ['ai_esthe', 'upload_operator'] as const
export type Authority = (typeof authorities)[number]
