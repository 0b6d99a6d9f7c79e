import { $api } from '../../../lib/api/queries.ts'
import type { TransferPreviewRequest } from '../draft.rules.ts'

/** Previews what a transfer would move and what prevents it; refetched every time the step opens. */
export const usePreviewTransfer = (body: TransferPreviewRequest) =>
  $api.useQuery(
    'post',
    '/account/transfer/preview',
    { body },
    { enabled: body.userIds.length > 0, staleTime: 0, gcTime: 0 },
  )
