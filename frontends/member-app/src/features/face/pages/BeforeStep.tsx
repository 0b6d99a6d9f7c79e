import { ApiError } from '../../../lib/api/api-error.ts'
import { useSendBeforePhoto } from '../api/use-send-photo.ts'
import { PhotoStep } from '../components/PhotoStep.tsx'
import type { Course, CurrentStep } from '../types.ts'
import { PhotoRefused } from './PhotoRefused.tsx'
import { RandomInstead } from './RandomInstead.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useFaceAddress } from './use-face-address.ts'

/** Takes the first photo, from which the AI chooses the vibration. */
export function BeforeStep({ current, course }: { current: CurrentStep; course: Course }) {
  const { goToStep } = useFaceAddress()
  const send = useSendBeforePhoto()
  const canPublish = useCanPublish()
  return (
    <PhotoStep
      moment="before"
      id={current.facialExpressionSoundResultId}
      ghost={null}
      canPublish={canPublish}
      publish={current.publish}
      sending={send.isPending}
      uploaded={send.uploaded}
      refusal={send.error && <PhotoRefused error={send.error} />}
      onTake={send.reset}
      fallback={<RandomInstead />}
      onSend={(photo) =>
        send.mutate(
          { ...photo, course },
          {
            onSuccess: () => goToStep('vibration', { replace: true }),
            onError: (error) => isDone(error) && goToStep('vibration', { replace: true }),
          },
        )
      }
    />
  )
}

/** The photo had arrived, and only the response was lost. */
const isDone = (error: unknown): boolean => error instanceof ApiError && error.code === 'AIESTHE_STEP_DONE'
