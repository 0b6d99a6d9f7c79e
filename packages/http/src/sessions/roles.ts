/** The five roles of the specification; the most significant comes first. */
export const roles = [
  'ROLE_ADMIN',
  'ROLE_PERSON_IN_CHARGE',
  'ROLE_CUSTOMER',
  'ROLE_GENERAL',
  'ROLE_ENTERPRISE',
] as const
export type Role = (typeof roles)[number]
