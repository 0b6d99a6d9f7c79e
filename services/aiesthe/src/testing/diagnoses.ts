import { upsertMemberProfile } from '@hibiki/projections'
import type { AiestheApp, TestMember } from './aiesthe-app.ts'

/** A finished diagnosis of the member; answers its id. */
export async function diagnose(member: TestMember, o: { publish?: boolean } = {}): Promise<string> {
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const body = { id, course: 1, image: 'cGhvdG8=', publish: o.publish ?? false }
  for (const call of ['detect', 'detect-after']) {
    const response = await member.post(`/aiesthe/${call}`, body)
    if (response.statusCode !== 200) throw new Error(`${call}: ${response.body}`)
  }
  return id
}

export async function nameMember(
  { database }: AiestheApp,
  memberId: string,
  o: { name: string; customerOfAgency: string | null; changedAt?: Date },
): Promise<void> {
  const changedAt = o.changedAt ?? new Date('2026-11-01T00:00:00Z')
  await database.db.transaction().execute((trx) => upsertMemberProfile(trx, { memberId, ...o, changedAt }))
}
