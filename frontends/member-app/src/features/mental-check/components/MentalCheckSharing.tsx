import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Shows the mental checks on the chart of the person in charge, or hides them; effective at once. */
export function MentalCheckSharing() {
  const { t } = useTranslation('mental-check')
  const queryClient = useQueryClient()
  const publication = $api.useQuery('get', '/mental-check/publication')
  const { $confirmed, dialog } = useConfirmed()
  const change = $confirmed.useMutation('post', '/mental-check/publication', {
    onSuccess: (saved) => queryClient.setQueryData(['get', '/mental-check/publication'], saved),
  })
  return (
    <PageSection title={t('sharing.title')}>
      {dialog}
      <QueryBoundary query={publication} lines={1}>
        {({ published }) => (
          <AutoSavingSwitch
            label={t('sharing.publish')}
            text={t('sharing.text')}
            checked={change.isPending ? change.variables.body.published : published}
            isSaving={change.isPending}
            onChange={(next, options) => change.mutate({ body: { published: next } }, options)}
          />
        )}
      </QueryBoundary>
    </PageSection>
  )
}
