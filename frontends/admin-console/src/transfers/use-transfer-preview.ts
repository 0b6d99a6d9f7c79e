import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import type { TransferPreviewRequest } from './transfer-draft.ts'
import type { TransferPreview } from './types.ts'

/** Returns what a transfer would move and what forbids it; the server computes it with the rules that the transfer uses. */
export function useTransferPreview(body: TransferPreviewRequest) {
  const provider = useDataProvider<ConsoleDataProvider>()
  return useQuery<TransferPreview, Error>({
    queryKey: ['transfers', 'preview', body],
    queryFn: () => provider.call('POST /admin/transfers/preview', { body }),
    enabled: body.userIds.length > 0,
    gcTime: 0,
    retry: false,
  })
}
