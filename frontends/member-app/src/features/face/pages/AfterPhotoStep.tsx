import { useSendAfterPhoto } from '../api/use-send-photo.ts'
import { PhotoStep } from '../components/PhotoStep.tsx'
import type { DiagnosisState } from '../types.ts'
import { PhotoRejectedAlert } from './PhotoRejectedAlert.tsx'
import { RandomVibrationButton } from './RandomVibrationButton.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useFaceStepParams } from './use-face-step-params.ts'

/** Takes the second photo in the pose of the first; it finishes the diagnosis. */
export function AfterPhotoStep({ current }: { current: DiagnosisState }) {
  const { goToStep } = useFaceStepParams()
  const send = useSendAfterPhoto()
  const canPublish = useCanPublish()
  return (
    <PhotoStep
      moment="after"
      id={current.facialExpressionSoundResultId}
      ghost={current.beforeImage ? { picture: current.beforeImage, reading: current.beforeResult } : null}
      canPublish={canPublish}
      publish={current.publish}
      sending={send.isPending}
      uploaded={send.uploaded}
      isRepeating={send.isRepeating}
      refusal={send.error && <PhotoRejectedAlert error={send.error} />}
      onTake={send.reset}
      fallback={<RandomVibrationButton />}
      onSend={(photo) =>
        send.mutate(
          { ...photo, course: current.course === 2 ? 2 : 1 },
          { onSuccess: ({ id }) => goToStep('result', { resultId: id, replace: true }) },
        )
      }
    />
  )
}
