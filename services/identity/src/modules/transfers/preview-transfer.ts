import type { Language } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { Db } from '../../db/identity-tables.ts'
import { getFixedT } from '../../texts.ts'
import type { Membership } from '../agencies/membership.rules.ts'
import { listTransferProblemsForAnyDestination, planTransfer, type TransferPlan } from './plan-transfer.ts'
import { countPublishedDiagnoses } from './publications.sql.ts'
import { findUserAndAgencyNames } from './transfers.sql.ts'

const nullableText = Type.Union([Type.String(), Type.Null()])
const Place = Type.Object(
  { agencyCode: nullableText, agencyName: nullableText, picName: nullableText },
  { $id: 'MembershipPlace' },
)

/** At most this many can be moved at once; customers who follow a person in charge are counted, not listed. */
const MAX_CHOSEN = 99

export const TransferBody = Type.Object(
  {
    userIds: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: MAX_CHOSEN }),
    targetAgencyCode: Type.String({ maxLength: 32, description: '12 digits' }),
    targetRole: Type.Enum(['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE']),
    targetPicId: Type.Optional(
      Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
        description: 'The person in charge of the customers; empty when the agency decides',
      }),
    ),
    customersOfPic: Type.Optional(
      Type.Enum(['follow', 'stay'], { description: 'Required when a person in charge is moved' }),
    ),
  },
  { $id: 'TransferInput' },
)

/** Without an agency the preview only lists who cannot be transferred anywhere. */
export const TransferPreviewBody = Type.Object(
  {
    ...TransferBody.properties,
    targetAgencyCode: Type.Optional(TransferBody.properties.targetAgencyCode),
    targetRole: Type.Optional(TransferBody.properties.targetRole),
  },
  { $id: 'TransferPreviewInput' },
)

export const TransferPreviewResponse = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        userId: Type.String(),
        username: Type.String(),
        name: Type.String({ description: 'The same value as username' }),
        from: Place,
        to: Place,
        moves: Type.Array(Type.String(), { description: 'What is moved along, in the caller’s language' }),
      }),
      { maxItems: MAX_CHOSEN },
    ),
    problems: Type.Array(
      Type.Object({
        userId: Type.String(),
        name: Type.Union([Type.String(), Type.Null()], { description: 'Null when there is no such member' }),
        message: Type.String({ description: 'Why the member cannot be transferred' }),
      }),
      { maxItems: MAX_CHOSEN },
    ),
  },
  { $id: 'TransferPreview' },
)

/** Describes what a transfer would do. */
export async function previewTransfer(
  db: Db,
  request: Static<typeof TransferPreviewBody>,
  language: Language,
): Promise<Static<typeof TransferPreviewResponse>> {
  const { userIds, targetAgencyCode, targetRole } = request
  const { moves, customerMoves, problems }: TransferPlan =
    targetAgencyCode === undefined || targetRole === undefined
      ? { moves: [], customerMoves: [], problems: await listTransferProblemsForAnyDestination(db, userIds) }
      : await planTransfer(db, { ...request, targetAgencyCode, targetRole })
  const t = getFixedT(language)
  const places = moves.flatMap(({ before, after }) => [before, after])
  const { users, agencies } = await findUserAndAgencyNames(db, {
    userIds: [
      ...[...moves, ...problems].map(({ userId }) => userId),
      ...present(places.map(({ picId }) => picId)),
    ],
    agencyCodes: present(places.map(({ agencyCode }) => agencyCode)),
  })
  // Transfers close published diagnoses for the old agency, and undo restores them.
  const moving = moves.filter(({ before, after }) => before.agencyCode !== after.agencyCode)
  const publications = await countPublishedDiagnoses(
    db,
    moving.map(({ userId }) => userId),
  )
  const place = ({ agencyCode, picId }: Membership) => ({
    agencyCode,
    agencyName: agencies.get(agencyCode ?? '') ?? null,
    picName: users.get(picId ?? '') ?? null,
  })
  return {
    rows: moves.map(({ userId, before, after }) => {
      const name = users.get(userId) ?? ''
      const along = customerMoves.filter(
        (one) => one.picId === userId && one.after.agencyCode !== one.before.agencyCode,
      ).length
      const published = publications.get(userId) ?? 0
      const what = [
        ...(before.role === 'ROLE_CUSTOMER' ? [t('transfer.charts')] : []),
        ...(published > 0 ? [t('transfer.publications', { count: published })] : []),
        ...(along > 0 ? [t('transfer.customers', { count: along })] : []),
      ]
      return { userId, username: name, name, from: place(before), to: place(after), moves: what }
    }),
    problems: problems.map(({ userId, problem }) => ({
      userId,
      name: users.get(userId) ?? null,
      message: t(`transfer.${problem}`),
    })),
  }
}

const present = (values: (string | null)[]): string[] => values.filter((value) => value !== null)
