import { Navigate } from 'react-router'
import { paths } from '../paths.ts'

export function Page() {
  return <Navigate to={paths.soundesthe} replace />
}
