import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Returns a function that opens the comparison of two results, or of one with another that is still to be chosen. */
export function useOpenComparison(): (first: string, second?: string) => void {
  const navigate = useNavigate()
  return (first, second) =>
    void navigate(`${paths.aiestheComparing}?${new URLSearchParams({ first, ...(second && { second }) })}`)
}
