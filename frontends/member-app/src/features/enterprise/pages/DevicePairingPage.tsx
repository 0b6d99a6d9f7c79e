import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { pairedDevice } from '../../../lib/paired-device.ts'
import { useSession } from '../../session/session-context.ts'
import { type DevicePairing, devicePairingApi } from '../api/device-pairing-api.ts'
import { PairingCode } from '../components/PairingCode.tsx'

/**
 * Lets a tablet play a section without a password typed on it: it shows a code, which a person approves on a phone. A tablet that was freed
 * from its section leaves its session and shows the next code by itself.
 */
export function DevicePairingPage() {
  const { t } = useTranslation('enterprise')
  const { status, logout } = useSession()
  const showError = useShowError()
  const wasFreed = (useLocation().state as { wasFreed?: boolean } | null)?.wasFreed === true
  const [pairing, setPairing] = useState<DevicePairing | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const onStart = async () => {
    setIsStarting(true)
    await devicePairingApi.start().then(setPairing, showError)
    setIsStarting(false)
  }
  const [isLeaving, setIsLeaving] = useState(() => wasFreed && pairedDevice.isPaired())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is left once, and one code follows
  useEffect(() => {
    if (!isLeaving || status === 'checking') return
    if (status === 'member') void logout()
    else {
      pairedDevice.clear()
      setIsLeaving(false)
      void onStart()
    }
  }, [isLeaving, status])
  if (status === 'checking' || (isLeaving && !pairing && status === 'member')) return <LoadingState />
  // The pairing itself begins a session, which then leads on.
  if (status === 'member' && !pairing) return <Navigate to={paths.roomPicker} replace />
  return (
    <>
      <PageTitle lead={t(wasFreed ? 'pairing.freed' : 'pairing.lead')}>{t('pairing.title')}</PageTitle>
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
