import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { beginSecondFactor } from '../api/use-second-factor.ts'
import { EnrolForm } from './EnrolForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  /** It is on; the recovery codes are shown now. */
  onConfirmed: () => void
  /** The recovery codes were seen. */
  onDone: () => void
  onLogout: () => void
}

/** The steps for who may not do without a second factor: begin, scan and confirm, keep the recovery codes. */
export function SecondFactorSetUp({ onConfirmed, onDone, onLogout }: Props) {
  const { t } = useTranslation('settings')
  const showError = useShowError()
  const [begun, setBegun] = useState<Awaited<ReturnType<typeof beginSecondFactor>> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const confirmed = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    onConfirmed()
  }
  if (begun) return <EnrolForm {...begun} onConfirmed={confirmed} onCancel={() => setBegun(null)} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" onClick={() => beginSecondFactor().then(setBegun, showError)}>
        {t('setUp.begin')}
      </Button>
      <Button variant="outlined" onClick={onLogout}>
        {t('common:logout')}
      </Button>
    </Box>
  )
}
