import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { agencyIsPending, mayUseAiEsthe } from '../standing.ts'

/** AI esthe and the mental check, for whom they are: enterprise accounts are led to their settings (D-131). */
export function AiEstheOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  if (!user) return null
  if (mayUseAiEsthe(user)) return children
  return <Navigate to={agencyIsPending(user) ? paths.authorization : paths.settings} replace />
}
