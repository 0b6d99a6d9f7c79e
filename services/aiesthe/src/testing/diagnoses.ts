import { upsertMemberProfile } from '@hibiki/projections'
import type { AiestheApp, TestMember } from './aiesthe-app.ts'

/** Finishes a diagnosis of the member and returns its id; an examiner that reads photos gets these. */
export async function completeDiagnosis(
  member: TestMember,
  { photos, publish }: { publish?: boolean; photos?: readonly [before: Buffer, after: Buffer] } = {},
): Promise<string> {
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const [before, after] = photos ?? [Buffer.from('photo'), Buffer.from('photo')]
  for (const [call, photo] of [
    ['detect', before],
    ['detect-after', after],
  ] as const) {
    const body = { id, course: 1, image: photo.toString('base64'), publish: publish ?? false }
    const response = await member.post(`/aiesthe/${call}`, body)
    if (response.statusCode !== 200) throw new Error(`${call}: ${response.body}`)
  }
  return id
}

/** Opens a link of a response as the member. */
export const openLinkAs = (member: TestMember, link: string) => member.get(link.replace('/api', ''))

export async function saveTestMemberProfile(
  { database }: AiestheApp,
  memberId: string,
  options: { name: string; customerOfAgency: string | null; changedAt?: Date },
): Promise<void> {
  const changedAt = options.changedAt ?? new Date('2026-11-01T00:00:00Z')
  await database.db
    .transaction()
    .execute((trx) => upsertMemberProfile(trx, { memberId, ...options, changedAt }))
}
