import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { useSharing } from '../api/use-sharing.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** Switches whether the salon sees the minutes listened, which takes effect at once. */
export function MinutesSharingSwitch() {
  const { t } = useTranslation('charts')
  const { sharing, save } = useSharing()
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
