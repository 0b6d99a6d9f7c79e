import { useSendAfterPhoto } from '../api/use-send-photo.ts'
import { PhotoStep } from '../components/PhotoStep.tsx'
import type { CurrentStep } from '../types.ts'
import { PhotoRefused } from './PhotoRefused.tsx'
import { RandomInstead } from './RandomInstead.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useFaceAddress } from './use-face-address.ts'

/** Takes the second photo in the pose of the first; it finishes the diagnosis. */
export function AfterStep({ current }: { current: CurrentStep }) {
  const { goToStep } = useFaceAddress()
  const send = useSendAfterPhoto()
  const canPublish = useCanPublish()
  return (
    <PhotoStep
      moment="after"
      id={current.facialExpressionSoundResultId}
      ghost={current.beforeImage}
      canPublish={canPublish}
      publish={current.publish}
      sending={send.isPending}
      uploaded={send.uploaded}
      refusal={send.error && <PhotoRefused error={send.error} />}
      onTake={send.reset}
      fallback={<RandomInstead />}
      onSend={(photo) =>
        send.mutate(
          { ...photo, course: current.course === 2 ? 2 : 1 },
          { onSuccess: ({ id }) => goToStep('result', { resultId: id, replace: true }) },
        )
      }
    />
  )
}
