import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { useInterviewSound } from '../api/use-interview-sound.ts'
import type { AgeGroup } from '../rules.ts'

const plan = planCodes.aiestheInterview

/** Plays the sound that was chosen for the answers of an interview. */
export function InterviewSoundPlayer({
  age,
  answers,
  back,
}: {
  age: AgeGroup
  answers: readonly number[]
  back: string
}) {
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useInterviewSound(age, answers, resumed === null)
  useRecheckConsentOnError(sound.error)
  const onRetry = () => {
    startAnew()
    void sound.refetch()
  }
  return <PlayerWithPlayResult plan={plan} sound={sound} resumed={resumed} onAgain={onRetry} back={back} />
}
