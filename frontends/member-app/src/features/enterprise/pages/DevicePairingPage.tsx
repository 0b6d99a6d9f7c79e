import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useSession } from '../../session/session-context.ts'
import { type DevicePairing, devicePairingApi } from '../api/device-pairing-api.ts'
import { PairingCode } from '../components/PairingCode.tsx'

/** Lets a tablet play a section without a password typed on it: it shows a code, which a person approves on a phone. */
export function DevicePairingPage() {
  const { t } = useTranslation('enterprise')
  const { status } = useSession()
  const showError = useShowError()
  const [pairing, setPairing] = useState<DevicePairing | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const onStart = async () => {
    setIsStarting(true)
    await devicePairingApi.start().then(setPairing, showError)
    setIsStarting(false)
  }
  if (status === 'checking') return <LoadingState />
  // The pairing itself begins a session, which then leads on.
  if (status === 'member' && !pairing) return <Navigate to={paths.roomPicker} replace />
  return (
    <>
      <PageTitle lead={t('pairing.lead')}>{t('pairing.title')}</PageTitle>
      {pairing ? (
        <PairingCode key={pairing.secret} pairing={pairing} onRenew={onStart} />
      ) : (
        <>
          {/* The touch also lets the browser play sounds afterwards. */}
          <Button variant="contained" color="secondary" size="large" disabled={isStarting} onClick={onStart}>
            {t('pairing.show')}
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
            {t('pairing.hint')}
          </Typography>
        </>
      )}
    </>
  )
}
