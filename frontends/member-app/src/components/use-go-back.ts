import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'

/** Returns a function that goes back in the history, or home when this page is the first of the tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    const entries: unknown = window.history.state?.idx
    const isFirst = typeof entries === 'number' ? entries === 0 : key === 'default'
    void (isFirst ? navigate(paths.home, { replace: true }) : navigate(-1))
  }
}
