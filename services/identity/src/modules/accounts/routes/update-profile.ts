import { ApiError, type App, describeErrors, requireSession, toStoredNameReading } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { fieldText } from '../../../texts.ts'
import { announceMember, announceNameReading } from '../announce-member.ts'
import { DisplayNameField, DisplayNameKanaField, requireDisplayName } from '../display-name-field.ts'
import { findInvalidBirthdayField } from '../profile.rules.ts'
import { findMember, saveProfile } from '../users.sql.ts'

const Part = Type.Integer({ minimum: -1, maximum: 9999, description: '-1 when unset' })

const schema = {
  operationId: 'updateProfile',
  summary: "Saves the member's own display name with its reading, birth date and gender",
  tags: ['profile'],
  body: Type.Object({
    userId: Type.String({ maxLength: 64, description: 'Login name or id of the caller' }),
    displayName: DisplayNameField,
    displayNameKana: DisplayNameKanaField,
    profile: Type.Object({
      birthYear: Part,
      birthMonth: Part,
      birthDay: Part,
      gender: Type.Union([Type.Integer({ minimum: 0, maximum: 2 }), Type.Null()], {
        description: '0 female, 1 male, 2 other; null when unset',
      }),
    }),
  }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4010', 'E4040'),
  },
}

/** User name and address are changed elsewhere; other members' profiles respond with 404. */
export function updateProfile(app: App, context: IdentityContext): void {
  app.post('/profile/update', { schema }, async (request) => {
    const { db } = context
    const member = await findMember(db, requireSession(request).userId)
    if (!member) throw new ApiError('E4010')
    const { userId, profile } = request.body
    if (userId !== member.id && userId !== member.userId) throw new ApiError('E4040')
    const wrong = findInvalidBirthdayField(profile, context.clock())
    if (wrong) {
      throw new ApiError('E3001', { fields: { [`profile.${wrong}`]: fieldText('dateInvalid') } })
    }
    const typed = request.body.displayName
    const displayName = typed === undefined ? undefined : requireDisplayName(typed)
    const isRenamed = displayName !== undefined && displayName !== member.username
    const typedKana = request.body.displayNameKana
    const displayNameKana = typedKana === undefined ? undefined : toStoredNameReading(typedKana)
    await db.transaction().execute(async (trx) => {
      const names = { displayName, displayNameKana }
      await saveProfile(trx, member.id, { ...profile, ...names, gender: toGender(profile.gender) })
      const now = context.clock()
      if (isRenamed) await announceMember(trx, member.id, now)
      if (displayNameKana !== undefined && displayNameKana !== member.usernameKana)
        await announceNameReading(trx, { userId: member.id, nameKana: displayNameKana, now })
    })
    return {}
  })
}

function toGender(value: number | null): 0 | 1 | 2 | null {
  return value === 0 || value === 1 || value === 2 ? value : null
}
