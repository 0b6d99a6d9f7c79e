import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows that data is being loaded. */
export function LoadingBar() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.page.loading')} />
}
