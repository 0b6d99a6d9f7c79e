import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'

/** In place of what is being read. */
export function LoadingBar() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
