import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { useWarnBeforeUnload } from '../lib/use-warn-before-unload.ts'
import { DialogFrame } from './DialogFrame.tsx'

/** Asks before a page with changes that are not saved is left, by a link of the app or by the browser. */
export function UnsavedChangesGuard({
  isChanged,
  text,
  leave,
}: {
  isChanged: boolean
  /** The question, unless leaving loses the changes. */
  text?: string
  /** The label of leaving, unless it loses the changes. */
  leave?: string
}) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      nextLocation.pathname !== currentLocation.pathname &&
      // An ended session leads there, and nothing can be saved any more.
      nextLocation.pathname !== paths.login,
  )
  useWarnBeforeUnload(isChanged)
  if (blocker.state !== 'blocked') return null
  return (
    <DialogFrame
      text={text ?? t('unsaved.text')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.proceed()}>{leave ?? t('unsaved.leave')}</Button>
          <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  )
}
