/** The five roles of D1§6, the one that says most of a member first (D-027). */
export const roles = [
  'ROLE_ADMIN',
  'ROLE_PERSON_IN_CHARGE',
  'ROLE_CUSTOMER',
  'ROLE_GENERAL',
  'ROLE_ENTERPRISE',
] as const
export type Role = (typeof roles)[number]
