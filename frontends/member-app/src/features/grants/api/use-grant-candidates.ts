import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { type Authority, authorityTypeCodes, type GrantAction } from '../rules.ts'

const key = ['grants']

interface Filter {
  kind: GrantAction
  authority: Authority
  condition: string
}

/** Loads members who lack the authority, or hold it; 99 at most, so a search narrows them. */
export const useGrantCandidates = ({ kind, authority, condition }: Filter) =>
  useQuery({
    queryKey: [...key, kind, authority, condition],
    queryFn: async () => {
      const body = { authType: authorityTypeCodes[kind], authorities: [authority], size: 99, condition }
      return (await unwrap(api.POST('/grant/search-users', { body }))) ?? []
    },
    placeholderData: keepPreviousData,
  })

/** Grants or revokes an authority of all these members or none. */
export function useChangeGrants() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      kind,
      ...rest
    }: {
      kind: GrantAction
      authority: Authority
      userIds: string[]
    }): Promise<void> => {
      await api.POST('/grant/grant-deprivation', {
        body: { ...rest, authorityType: authorityTypeCodes[kind] },
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
