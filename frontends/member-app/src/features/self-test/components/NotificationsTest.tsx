import { useTranslation } from 'react-i18next'
import { showTestNotification } from '../show-test-notification.ts'
import { useTestRun } from '../use-test-run.ts'
import { TestCard } from './TestCard.tsx'
import { YesNoButtons } from './YesNoButtons.tsx'

/** Asks for the permission and shows one notification; only the person in front of the device knows whether it appeared. */
export function NotificationsTest() {
  const { t } = useTranslation('self-test')
  const { state, start, decide } = useTestRun(async (signal) => {
    await showTestNotification(
      { title: t('notifications.sample.title'), body: t('notifications.sample.body') },
      signal,
    )
    return { kind: 'asking', text: 'notifications.question' }
  })
  const onAnswer = (yes: boolean) =>
    decide(
      yes ? { kind: 'works', text: 'notifications.seen' } : { kind: 'broken', text: 'notifications.unseen' },
    )
  return (
    <TestCard
      name="notifications"
      state={state}
      onStart={start}
      actions={state.kind === 'asking' && <YesNoButtons onAnswer={onAnswer} />}
    />
  )
}
