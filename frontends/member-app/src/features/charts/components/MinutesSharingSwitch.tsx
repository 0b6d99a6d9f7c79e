import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** Switches whether the salon sees the minutes listened, which takes effect at once. */
export function MinutesSharingSwitch() {
  const { t } = useTranslation('charts')
  const queryClient = useQueryClient()
  const sharing = $api.useQuery('get', '/customer/calte/sharing')
  const save = $api.useMutation('post', '/customer/calte/sharing', {
    onSuccess: (saved) => queryClient.setQueryData(['get', '/customer/calte/sharing'], saved),
  })
  return (
    <ChartQueryBoundary query={sharing} lines={1}>
      {({ listening }) => (
        <AutoSavingSwitch
          label={t('sharing.listening')}
          text={t('sharing.text')}
          checked={save.isPending ? (save.variables.body.listening ?? listening) : listening}
          isSaving={save.isPending}
          onChange={(next, options) => save.mutate({ body: { listening: next } }, options)}
        />
      )}
    </ChartQueryBoundary>
  )
}
