import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

const key = ['mental-check', 'publication']

/** Loads whether the member shows the mental checks to the person in charge. */
export const useMentalCheckPublication = () =>
  useQuery({ queryKey: key, queryFn: () => unwrap(api.GET('/mental-check/publication')) })

export function useChangeMentalCheckPublication(confirmed: PasswordConfirmedRunner) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (published: boolean) =>
      confirmed(() => unwrap(api.POST('/mental-check/publication', { body: { published } }))),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  })
}
