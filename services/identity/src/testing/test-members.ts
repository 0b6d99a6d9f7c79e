import { eraseAccount } from '../modules/deletion/erase-account.ts'
import { CookieBrowser, type TestIdentity } from './test-identity.ts'

export const tokyoAgency = { code: '100000000001', name: 'ひびきサロン東京', status: '3' } as const
export const osakaAgency = { code: '100000000002', name: 'ひびきサロン大阪', status: '3' } as const

/** Creates a member who is logged in; returns the browser with the ids of the member. */
export async function createLoggedInMember(
  identity: TestIdentity,
  options: Parameters<TestIdentity['addMember']>[0],
) {
  const member = await identity.addMember(options)
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  return Object.assign(browser, { id: member.id, email: member.email, userId: member.userId })
}

export type LoggedInMember = Awaited<ReturnType<typeof createLoggedInMember>>

export const createAdmin = (identity: TestIdentity) =>
  createLoggedInMember(identity, { roles: ['ROLE_ADMIN'] })
export const createPic = (
  identity: TestIdentity,
  agency: { code: string; name: string; status: '3' } = tokyoAgency,
) => createLoggedInMember(identity, { roles: ['ROLE_PERSON_IN_CHARGE'], agency })
export const createCustomer = (
  identity: TestIdentity,
  agency: { code: string; name: string; status: '3' } = tokyoAgency,
) => createLoggedInMember(identity, { roles: ['ROLE_CUSTOMER'], agency })

/** Assigns a person in charge to a customer. */
export async function assignPic(identity: TestIdentity, customerId: string, picId: string): Promise<void> {
  const { db } = identity.database
  await db.updateTable('users').set({ pic_id: picId }).where('id', '=', customerId).execute()
}

/** Returns the person in charge of a customer, or null. */
export async function findAssignedPic(identity: TestIdentity, customerId: string): Promise<string | null> {
  const query = identity.database.db
    .selectFrom('users')
    .select('pic_id as picId')
    .where('id', '=', customerId)
  return (await query.executeTakeFirstOrThrow()).picId
}

/** Erases an account at once, as the job does when the time to undo is over. */
export async function eraseAccountNow({ context }: TestIdentity, userId: string): Promise<void> {
  const erased = { userId, actorId: null, now: context.clock() }
  await context.db.transaction().execute((trx) => eraseAccount(trx, context, erased))
}

/** Lists the logged actions about a member, oldest first. */
export async function listAuditActions(identity: TestIdentity, subjectId: string): Promise<string[]> {
  const rows = await identity.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute()
  return rows.map(({ action }) => action)
}
