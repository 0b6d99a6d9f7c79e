import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toPairDevicePath, toRoomSectionPath } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { pairedDevice } from '../../../lib/paired-device.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import { useSession } from '../../session/session-context.ts'
import type { DevicePairing } from '../api/device-pairing-api.ts'
import { roomApi } from '../api/room-api.ts'
import { roomStorage } from '../room/room-storage.ts'
import { ShownPairingCode } from './ShownPairingCode.tsx'
import { usePairingResult } from './use-pairing-result.ts'

interface Props {
  pairing: DevicePairing
  onRenew: () => void
}

/** Shows the code and its QR code until somebody has approved it, and then opens the section. */
export function PairingCode({ pairing: { code, secret }, onRenew }: Props) {
  const { t } = useTranslation('enterprise')
  const { enter, user } = useSession()
  const navigate = useNavigate()
  const result = usePairingResult(secret)
  const sectionId = result.state === 'paired' ? result.sectionId : null
  const userId = user?.id

  useEffect(() => {
    if (!sectionId) return
    pairedDevice.mark()
    void enter()
  }, [sectionId, enter])

  useEffect(() => {
    if (!sectionId || !userId) return
    let isCurrent = true
    // The approval is a person's start, also of a device that an operator freed before.
    withTimeout(REQUEST_TIMEOUT_MS, (signal) => roomApi.section(sectionId, true, signal))
      // The page of the section shows what went wrong.
      .catch(() => null)
      .then((section) => {
        if (!isCurrent) return
        if (section?.statusCode === 'E0000')
          roomStorage.save({ userId, sectionId, section, outlook: null, reports: [], silentSinceMs: null })
        void navigate(toRoomSectionPath(sectionId), { replace: true })
      })
    return () => {
      isCurrent = false
    }
  }, [sectionId, userId, navigate])

  if (sectionId) return <LoadingState />
  if (result.state === 'expired')
    return (
      <>
        <Typography role="status">{t('pairing.expired')}</Typography>
        <Button variant="contained" color="secondary" size="large" onClick={onRenew} sx={{ mt: 2 }}>
          {t('pairing.renew')}
        </Button>
      </>
    )
  return <ShownPairingCode code={code} path={toPairDevicePath({ code })} how={t('pairing.how')} />
}
