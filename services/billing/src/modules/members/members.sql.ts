import type { Db, Trx } from '../../tables.ts'

/** A member as identity publishes it. */
export interface Member {
  userId: string
  loginName: string
  name: string
  /** The reading of the name in katakana; null without one. */
  nameKana: string | null
  email: string
  roles: string[]
  /** The code of the agency that the member belongs to, not of one that was only requested. */
  agencyCode: string | null
  changedAt: Date
}

/** Builds the text by which a member is searched, in NFKC, so that rows need not be normalized for each search. */
const searchTextOf = ({ name, loginName, email }: Pick<Member, 'name' | 'loginName' | 'email'>): string =>
  `${name}\n${loginName}\n${email}`.normalize('NFKC').toLowerCase()

/** Saves a member's newest data, whatever order events arrive in. */
export async function upsertMember(trx: Trx, member: Member): Promise<void> {
  const { userId, loginName, name, nameKana, email, roles, agencyCode, changedAt } = member
  const row = {
    login_name: loginName,
    name,
    name_kana: nameKana,
    email,
    roles,
    agency_code: agencyCode,
    search: searchTextOf(member),
    changed_at: changedAt,
  }
  await trx
    .insertInto('members')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('members.changed_at', '<=', changedAt),
    )
    .execute()
}

/** Saves the reading of the name of a member who is known; another takes it along when known. */
export async function saveNameReading(
  trx: Trx,
  { memberId, nameKana }: { memberId: string; nameKana: string | null },
): Promise<void> {
  await trx.updateTable('members').set({ name_kana: nameKana }).where('user_id', '=', memberId).execute()
}

export async function findMember(db: Db, userId: string): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .select([
      'user_id as userId',
      'login_name as loginName',
      'name',
      'name_kana as nameKana',
      'email',
      'roles',
      'agency_code as agencyCode',
      'changed_at as changedAt',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
