import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { Sound } from '../../player/types.ts'
import { TestCard, type TestName } from '../components/TestCard.tsx'
import type { TestOutcome } from '../test-state.ts'
import { useTestRun } from '../use-test-run.ts'

interface Props {
  name: TestName
  test: (sound: Sound, signal: AbortSignal) => Promise<TestOutcome>
}

/** Tests with the free sample, which is requested before the tap, because browsers allow sound only soon after one. */
export function FreeSampleTest({ name, test }: Props) {
  const { t } = useTranslation('self-test')
  const {
    data: sound,
    isError,
    refetch,
  } = $api.useQuery('get', '/soundesthe/free-sound', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { state, start } = useTestRun(async (signal) => {
    if (!sound) return { kind: 'broken', text: 'notLoaded' }
    return test(sound, signal)
  })
  return (
    <TestCard name={name} state={state} onStart={sound && start}>
      {isError && <FailureNotice text={t('noSample')} onRetry={() => void refetch()} />}
    </TestCard>
  )
}
