import { useTranslation } from 'react-i18next'
import { SavedSwitch } from '../../../components/SavedSwitch.tsx'
import { useSaveSharing, useSharing } from '../api/use-sharing.ts'
import { ChartBoundary } from './ChartBoundary.tsx'

/** Switches whether the salon sees the minutes listened, which takes effect at once. */
export function SharingSwitch() {
  const { t } = useTranslation('charts')
  const sharing = useSharing()
  const save = useSaveSharing()
  return (
    <ChartBoundary query={sharing} lines={1}>
      {({ listening }) => (
        <SavedSwitch
          label={t('sharing.listening')}
          text={t('sharing.text')}
          checked={listening}
          change={save}
        />
      )}
    </ChartBoundary>
  )
}
