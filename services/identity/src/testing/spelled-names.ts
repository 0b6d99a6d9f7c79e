import type { TestIdentity } from './test-identity.ts'
import { createCustomer } from './test-members.ts'

const names = ['Ｍｉｋａ', 'ﾀﾅｶ', 'たなか', '田中１号']

/** Pairs of a typed text and the names that it must find. */
export const nameSearchCases: readonly (readonly [string, readonly string[]])[] = [
  ...['Ｍｉｋａ', 'Mika', 'ｍＩＫ'].map((typed) => [typed, ['Ｍｉｋａ']] as const),
  ...['ﾀﾅｶ', 'タナカ', 'たなか', 'たナ'].map((typed) => [typed, ['たなか', 'ﾀﾅｶ']] as const),
  ...['田中１号', '田中1号'].map((typed) => [typed, ['田中１号']] as const),
  ...['た.か', '[た]', '%', '_', '\\'].map((pattern) => [pattern, []] as const),
]

/** Adds a customer of each name. */
export async function addCustomersWithSpelledNames(identity: TestIdentity): Promise<void> {
  for (const username of names) {
    const { id } = await createCustomer(identity)
    await identity.database.db.updateTable('users').set({ username }).where('id', '=', id).execute()
  }
}
