import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from './alert/alert-context.ts'

/** Replaces a dialog or sheet whose code could not be fetched: shows an alert once and closes it. */
export function CodeLoadFailureAlert({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const alert = useAlert()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a new closure of the parent is no new failure
  useEffect(() => {
    alert({ text: t('unreachable') })
    onClose()
  }, [])
  return null
}
