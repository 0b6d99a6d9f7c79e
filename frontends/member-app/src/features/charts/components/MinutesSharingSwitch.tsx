import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { useMinutesSharing, useSaveMinutesSharing } from '../api/use-minutes-sharing.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** Switches whether the salon sees the minutes listened, which takes effect at once. */
export function MinutesSharingSwitch() {
  const { t } = useTranslation('charts')
  const sharing = useMinutesSharing()
  const save = useSaveMinutesSharing()
  return (
    <ChartQueryBoundary query={sharing} lines={1}>
      {({ listening }) => (
        <AutoSavingSwitch
          label={t('sharing.listening')}
          text={t('sharing.text')}
          checked={listening}
          change={save}
        />
      )}
    </ChartQueryBoundary>
  )
}
