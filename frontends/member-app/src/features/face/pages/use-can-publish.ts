import { canPublishResults } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

export function useCanPublish(): boolean {
  const { user } = useSession()
  return user !== null && canPublishResults(user)
}
