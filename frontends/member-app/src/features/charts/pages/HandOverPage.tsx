import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths, toChartRecordPath } from '../../../app/paths.ts'
import { useSession } from '../../session/session-context.ts'
import { HandOverScreen } from '../components/HandOverScreen.tsx'
import { handOverFlag } from '../hand-over-flag.ts'
import { recordDrafts } from '../record-drafts.ts'

export function HandOverPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const onEnded = (recordId: string | null) => {
    handOverFlag.clear()
    // Unsent text of this customer must not stay on the device for the next one.
    if (user && recordId) recordDrafts.forget(user.id, `hand-over.${recordId}`)
    queryClient.clear()
    navigate(recordId === null ? paths.chartManagement : toChartRecordPath(recordId), { replace: true })
  }
  return <HandOverScreen onEnded={onEnded} />
}
