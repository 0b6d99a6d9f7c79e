import type { LocalText } from '@hibiki/http'
import { localText } from '../../texts.ts'
import type { ChoiceReason } from '../choices/choice-reason.rules.ts'
import { toChoiceText } from '../choices/choice-texts.ts'
import { type Cluster, isCluster } from '../choices/clusters.rules.ts'
import type { FaceResult } from './face-results.sql.ts'

/** The sound of a diagnosis as the AI chose it. */
interface ResultChoice {
  soundId: string
  cluster: Cluster
  reason: ChoiceReason
  measured: number
}

/** Returns the choice of a diagnosis, or null before its first photo. */
export function toResultChoice({
  soundId,
  cluster,
  reason,
  measuredBefore,
}: FaceResult): ResultChoice | null {
  if (soundId === null || reason === null || cluster === null || !isCluster(cluster)) return null
  return { soundId, cluster, reason: reason as ChoiceReason, measured: measuredBefore ?? 0 }
}

/** Returns why the AI chose this sound, or null before the first photo. */
export function toChoiceReasonText(result: FaceResult): LocalText | null {
  const choice = toResultChoice(result)
  return choice && localText((t) => toChoiceText(choice, t))
}
