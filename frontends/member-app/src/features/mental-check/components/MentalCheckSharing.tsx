import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SavedSwitch } from '../../../components/SavedSwitch.tsx'
import { Section } from '../../../components/Section.tsx'
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
    <Section title={t('sharing.title')}>
      {dialog}
      <QueryBoundary query={publication} lines={1}>
        {({ published }) => (
          <SavedSwitch
            label={t('sharing.publish')}
            text={t('sharing.text')}
            checked={published}
            change={change}
          />
        )}
      </QueryBoundary>
    </Section>
  )
}
