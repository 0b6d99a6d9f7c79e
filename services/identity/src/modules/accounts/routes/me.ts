import {
  type App,
  describeErrors,
  getRequestLanguage,
  type Language,
  RoleSchema,
  selectLanguageText,
} from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { requireMemberSession } from '../../sessions/current-claims-verifier.ts'
import type { Member } from '../users.sql.ts'

/** The response schema is the current user of the specification. */
const CurrentUser = Type.Object(
  {
    id: Type.String({ description: 'The id that other calls expect' }),
    userId: Type.String({ description: 'Login name, shown on the profile' }),
    username: Type.String(),
    usernameKana: Type.String({ description: 'Reading of the username in katakana; empty without one' }),
    email: Type.String(),
    roles: Type.Array(RoleSchema),
    authorities: Type.Array(Type.String(), { description: 'Each authority in both spellings' }),
    premium: Type.Boolean(),
    planName: Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the plan in use, for the status chip',
    }),
    enterprise: Type.Boolean(),
    secondFactorMissing: Type.Boolean({
      description:
        'Whether a role needs a second factor that is not set up yet; until then many calls are rejected with E4014',
    }),
    passkeyMissing: Type.Boolean({
      description:
        'Whether a role needs a passkey that is not created yet; until then all other calls are rejected with E4014',
    }),
    agency: Type.Object({
      name: Type.String({ description: 'Name of the agency; empty without one' }),
      code: Type.String({ description: '12 digits, or empty without an agency' }),
      status: Type.Enum(['0', '1', '2', '3'], {
        description: '0 none, 1 applied, 2 rejected, 3 approved',
      }),
    }),
    profile: Type.Object({
      birthYear: Type.Integer({ description: '-1 when unset' }),
      birthMonth: Type.Integer({ description: '-1 when unset' }),
      birthDay: Type.Integer({ description: '-1 when unset' }),
      gender: Type.Union([Type.Integer({ minimum: 0, maximum: 2 }), Type.Null()], {
        description: '0 female, 1 male, 2 other; null when unset',
      }),
    }),
  },
  { $id: 'CurrentUser' },
)

const schema = {
  summary: 'Returns the logged-in member',
  tags: ['auth'],
  response: { 200: CurrentUser, ...describeErrors('E4010', 'E5001') },
}

/** The member app posts, which also verifies the login at start, and the console reads by GET. */
export function readMe(app: App): void {
  async function handle(request: FastifyRequest): Promise<Static<typeof CurrentUser>> {
    const { member, storedAssurance } = requireMemberSession(request)
    // An easy login is of low assurance, too, but first lacks the password.
    const mustEnrol = storedAssurance === 'enrolment'
    return {
      ...currentUser(member, getRequestLanguage(request)),
      secondFactorMissing: mustEnrol,
      passkeyMissing: storedAssurance === 'passkey-enrolment',
    }
  }
  app.post('/auth/me', { schema: { operationId: 'verifyLogin', ...schema } }, handle)
  app.get('/auth/me', { schema: { operationId: 'readMe', ...schema } }, handle)
}

function currentUser(
  member: Member,
  lang: Language,
): Omit<Static<typeof CurrentUser>, 'secondFactorMissing' | 'passkeyMissing'> {
  const { id, userId, username, email, roles, premium, birthYear, birthMonth, birthDay, gender } = member
  return {
    id,
    userId,
    username,
    usernameKana: member.usernameKana ?? '',
    email,
    roles,
    authorities: member.authorities.flatMap((authority) => [authority, authority.toUpperCase()]),
    premium,
    planName: member.planName && selectLanguageText(member.planName, lang),
    enterprise: roles.includes('ROLE_ENTERPRISE'),
    agency: { name: member.agencyName ?? '', code: member.agencyCode ?? '', status: member.agencyStatus },
    profile: { birthYear, birthMonth, birthDay, gender },
  }
}
