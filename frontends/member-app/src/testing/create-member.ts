import type { CurrentUser, Role } from '../features/session/types.ts'

/** Creates a member like the demo accounts; by default a general member without a plan. */
export function createMember({
  role = 'ROLE_GENERAL',
  ...rest
}: Partial<CurrentUser> & { role?: Role } = {}): CurrentUser {
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    userId: 'general',
    username: '一般 花子',
    email: 'general@hibiki.example',
    roles: [role],
    authorities: [],
    premium: false,
    planName: null,
    enterprise: role === 'ROLE_ENTERPRISE',
    secondFactorMissing: false,
    agency: { name: '', code: '', status: '0' },
    profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: 0 },
    ...rest,
  }
}
