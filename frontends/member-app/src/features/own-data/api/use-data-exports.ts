import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, apiBaseUrl, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

const key = ['exports']

/** Loads the data exports that the member has requested, newest first. */
export const useDataExports = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await unwrap(api.GET('/account/exports'))) ?? [],
    // The list is polled while an export is being made and the page is open.
    refetchInterval: ({ state }) =>
      state.data?.some((dataExport) => dataExport.state === 'requested') ? 5_000 : false,
  })

export const toDataExportUrl = (id: string): string => `${apiBaseUrl}/account/export-file?id=${id}`

/** @param confirmed asks for the password first where the session needs it */
export function useRequestDataExport(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => confirmed(() => unwrap(api.POST('/account/export'))),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
