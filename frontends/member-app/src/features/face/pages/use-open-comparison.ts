import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Returns a function that opens two results side by side. */
export function useOpenComparison(): (first: string, second: string) => void {
  const navigate = useNavigate()
  return (first, second) => void navigate(`${paths.aiestheComparing}?first=${first}&second=${second}`)
}
