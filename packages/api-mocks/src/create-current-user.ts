/** Creates a logged-in user like the demo accounts; by default a general member without a plan. */
export const createCurrentUser = <Role extends string = 'ROLE_GENERAL'>(role?: Role) => ({
  id: '0190a000-0000-7000-8000-000000000001',
  userId: 'general',
  username: '一般 花子',
  usernameKana: 'イッパン ハナコ',
  email: 'general@hibiki.example',
  roles: [role ?? ('ROLE_GENERAL' as Role)],
  authorities: [] as string[],
  premium: false,
  planName: null as string | null,
  enterprise: role === 'ROLE_ENTERPRISE',
  secondFactorMissing: false,
  passkeyMissing: false,
  agency: { name: '', code: '', status: '0' as const },
  profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: 0 as const },
})
