import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useInterviewSound } from '../../features/interview/api/use-interview-sound.ts'
import type { Age } from '../../features/interview/rules.ts'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import { PlayStage } from './PlayStage.tsx'
import { planCodes } from './plan-codes.ts'

const plan = planCodes.aiestheInterview

/** The sound that was chosen for the answers of an interview. */
export function InterviewPlay({
  age,
  answers,
  back,
}: {
  age: Age
  answers: readonly number[]
  back: string
}) {
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const sound = useInterviewSound(age, answers, resumed === null)
  useConsentAgain(sound.error)
  const again = () => {
    startAnew()
    void sound.refetch()
  }
  return <PlayStage plan={plan} sound={sound} resumed={resumed} onAgain={again} back={back} />
}
