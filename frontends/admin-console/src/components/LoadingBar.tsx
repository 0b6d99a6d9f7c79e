import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'

/** Shows that data is being loaded. */
export function LoadingBar() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
