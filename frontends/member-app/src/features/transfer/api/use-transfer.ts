import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import type { TransferPreviewRequest, TransferRequest } from '../draft.rules.ts'

export type Transfer =
  paths['/admin/transfers/{id}']['get']['responses']['200']['content']['application/json']

const key = ['transfers']

/** Loads the five newest transfers. */
export const useRecentTransfers = () =>
  useQuery({
    queryKey: [...key, 'recent'],
    queryFn: async () => {
      const query = { sort: JSON.stringify(['performedAt', 'DESC']), range: JSON.stringify([0, 4]) }
      return (await unwrap(api.GET('/admin/transfers', { params: { query } }))) ?? []
    },
  })

export const useTransfer = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: () => unwrap(api.GET('/admin/transfers/{id}', { params: { path: { id } } })),
  })

/** Previews what a transfer would move and what prevents it; refetched every time the step opens. */
export const usePreviewTransfer = (body: TransferPreviewRequest) =>
  useQuery({
    queryKey: ['transfer-preview', body],
    queryFn: () => unwrap(api.POST('/account/transfer/preview', { body })),
    enabled: body.userIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  })

export function useTransferAccounts(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TransferRequest) => confirmed(() => unwrap(api.POST('/account/transfer', { body }))),
    onSettled: () => refresh(queryClient),
  })
}

export function useUndoTransfer(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (transferId: string): Promise<unknown> =>
      confirmed(() => api.POST('/account/transfer/undo', { body: { transferId } })),
    onSettled: () => refresh(queryClient),
  })
}

/** Memberships show in more lists than that of transfers. */
const refresh = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all(
    [key, ['people'], ['agency'], ['agencies']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  )
