import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { FormatBody } from '../types.ts'
import { chartQueryKey } from './chart-query-key.ts'

const templatesKey = [...chartQueryKey, 'templates']

/** Lists the built-in templates first, then those of the agency. */
export function useTemplates() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...templatesKey, language],
    queryFn: () => unwrap(api.GET('/pic/calte/template-list')),
  })
}

export const fetchTemplate = (name: string) =>
  unwrap(api.GET('/pic/calte/template', { params: { query: { name } } }))

/** Saves a template of the own agency, which replaces one of the same name only with `replace`. */
export function useSaveTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { templateName: string; calteFormat: FormatBody; replace?: boolean }) =>
      unwrap(api.POST('/pic/calte/register-template', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}

export function useDeleteTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/pic/calte/delete-template', { body: { id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}
