import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { FormatBody } from '../types.ts'
import { chartKey } from './keys.ts'

const templatesKey = [...chartKey, 'templates']

/** Ours first, then those of the agency (call 131). */
export function useTemplates() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...templatesKey, language],
    queryFn: () => unwrap(api.GET('/pic/calte/template-list')),
  })
}

/** A template by its name (call 132). */
export const readTemplate = (name: string) =>
  unwrap(api.GET('/pic/calte/template', { params: { query: { name } } }))

/** Saves a template of the own agency (call 135); one of the same name only with `replace` (D-145). */
export function useSaveTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { templateName: string; calteFormat: FormatBody; replace?: boolean }) =>
      unwrap(api.POST('/pic/calte/register-template', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: templatesKey }),
  })
}

/** Deletes a removable template (call 133, D-144). */
export function useDeleteTemplate() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/pic/calte/delete-template', { body: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesKey }),
  })
}
