import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths, toChartRecordPath } from '../../../app/paths.ts'
import { useSession } from '../../session/session-context.ts'
import { HandedOver } from '../components/HandedOver.tsx'
import { recordDrafts } from '../drafts.ts'
import { handOverFlag } from '../hand-over-flag.ts'

/** The device in the customer's hands. */
export function HandOverPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const ended = (recordId: string | null) => {
    handOverFlag.clear()
    // What the customer typed and did not send does not stay for the next one.
    if (user && recordId) recordDrafts.forget(user.id, `hand-over.${recordId}`)
    queryClient.clear()
    navigate(recordId === null ? paths.chartManagement : toChartRecordPath(recordId), { replace: true })
  }
  return <HandedOver onEnded={ended} />
}
