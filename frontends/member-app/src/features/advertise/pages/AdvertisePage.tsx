import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { api } from '../../../lib/api/client.ts'

/** Handles the link in a mail that cancels or resumes such mails, then leads home; it only leads home when a parameter is missing. */
export function AdvertisePage() {
  const { t } = useTranslation('pages')
  const [search] = useSearchParams()
  const alert = useAlert()
  const showError = useShowError()
  const navigate = useNavigate()
  const hasSent = useRef(false)

  useEffect(() => {
    if (hasSent.current) return
    hasSent.current = true
    const [key, request, type] = [search.get('key'), search.get('request'), search.get('type')]
    const goHome = () => navigate(paths.home, { replace: true })
    if (!key || !type || (request !== 'cancel' && request !== 'continue')) {
      goHome()
      return
    }
    api.POST('/v3/advertise/notice', { body: { key, request, type } }).then(
      () => {
        alert({ text: t(`advertise.${request}`) })
        goHome()
      },
      (error: unknown) => {
        showError(error)
        goHome()
      },
    )
  }, [search, alert, showError, navigate, t])

  return <LoadingState />
}
