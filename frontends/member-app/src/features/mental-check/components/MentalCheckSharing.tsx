import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import {
  useChangeMentalCheckPublication,
  useMentalCheckPublication,
} from '../api/use-mental-check-publication.ts'

/** Shows the mental checks on the chart of the person in charge, or hides them; effective at once. */
export function MentalCheckSharing() {
  const { t } = useTranslation('mental-check')
  const publication = useMentalCheckPublication()
  const { confirmed, dialog } = useConfirmed()
  const change = useChangeMentalCheckPublication(confirmed)
  return (
    <PageSection title={t('sharing.title')}>
      {dialog}
      <QueryBoundary query={publication} lines={1}>
        {({ published }) => (
          <AutoSavingSwitch
            label={t('sharing.publish')}
            text={t('sharing.text')}
            checked={published}
            change={change}
          />
        )}
      </QueryBoundary>
    </PageSection>
  )
}
