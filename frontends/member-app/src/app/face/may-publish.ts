import { useSession } from '../../features/session/session-context.ts'

/** Only customers have a person in charge to show a result to (D3§6). */
export const useMayPublish = (): boolean => useSession().user?.roles.includes('ROLE_CUSTOMER') ?? false
