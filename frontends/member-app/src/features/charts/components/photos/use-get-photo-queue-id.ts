import { useSession } from '../../../session/session-context.ts'

/** Returns a function that names the queue of photos of a record or draft, which no other member of the same device sees. */
export function useGetPhotoQueueId(): (recordOrDraftId: string) => string {
  const memberId = useSession().user?.id ?? ''
  return (recordOrDraftId) => `${memberId} ${recordOrDraftId}`
}
