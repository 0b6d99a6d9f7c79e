import { ApiError } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { localText } from '../../texts.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { listPeople } from '../accounts/people.sql.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { hasAuthority, setAuthority } from './authorities.sql.ts'
import { grantableAuthorities, parseAuthority } from './authority.rules.ts'

/**
 * Grants an authority to members or withdraws it, all or none, for my page and the console alike.
 * @returns how many members changed; those who have it already, or were deleted, are skipped
 * @throws ApiError E3001 for an authority that cannot be granted
 */
export function changeGrants(
  context: Pick<IdentityContext, 'db' | 'clock'>,
  actorId: string,
  options: { userIds: readonly string[]; authority: string; isGrant: boolean },
): Promise<number> {
  const authority = requireGrantableAuthority(options.authority)
  const { isGrant } = options
  return context.db.transaction().execute(async (trx) => {
    const ids = [...new Set(options.userIds)]
    const people = await listPeople(trx, { ids }, { offset: 0, limit: ids.length })
    let changed = 0
    for (const userId of people.map(({ id }) => id).sort()) {
      await lockUser(trx, userId)
      if ((await hasAuthority(trx, userId, authority)) === isGrant) continue
      await changeClaims(trx, context.clock, userId, () => setAuthority(trx, userId, authority, isGrant))
      const action = isGrant ? 'authority-granted' : 'authority-taken'
      await appendAuditEntry(trx, { actorId, action, subjectId: userId, detail: { authority } })
      changed++
    }
    return changed
  })
}

/** Returns the authority; throws E3001 naming the field for one that cannot be granted. */
export function requireGrantableAuthority(typed: string, field = 'authority'): string {
  const authority = parseAuthority(typed)
  if (authority !== null) return authority
  const names = grantableAuthorities.join(', ')
  throw new ApiError('E3001', { fields: { [field]: localText((t) => t('fields.oneOf', { names })) } })
}
