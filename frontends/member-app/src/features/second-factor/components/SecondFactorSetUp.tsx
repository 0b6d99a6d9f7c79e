import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordDialog } from '../../../components/form/PasswordDialog.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorEnrolForm } from './SecondFactorEnrolForm.tsx'

interface Props {
  /** The second factor is on; the recovery codes are shown now. */
  onConfirmed: () => void
  /** The member has seen the recovery codes. */
  onDone: () => void
  onLogout: () => void
}

/** Sets up a required second factor: the password, the code, the recovery codes. */
export function SecondFactorSetUp({ onConfirmed, onDone, onLogout }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  const [begun, setBegun] = useState<ResponseBody<'/account/totp/begin', 'post'> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const onCodesReceived = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    onConfirmed()
  }
  if (begun)
    return <SecondFactorEnrolForm {...begun} onConfirmed={onCodesReceived} onCancel={() => setBegun(null)} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('setUp.begin')}
      </Button>
      <Button variant="outlined" onClick={onLogout}>
        {t('common:logout')}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={t('setUp.title')}
          text={t('secondFactor.enableText')}
          action={t('secondFactor.goOn')}
          send={({ password }) => unwrap(api.POST('/account/totp/begin', { body: { password } }))}
          onDone={(made) => {
            setAsking(false)
            setBegun(made)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
