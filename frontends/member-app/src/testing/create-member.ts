import { createCurrentUser } from '@hibiki/api-mocks'
import type { CurrentUser, Role } from '../features/session/types.ts'

/** Creates a member like the demo accounts; by default a general member without a plan. */
export const createMember = ({
  role = 'ROLE_GENERAL',
  ...rest
}: Partial<CurrentUser> & { role?: Role } = {}): CurrentUser => ({ ...createCurrentUser(role), ...rest })
