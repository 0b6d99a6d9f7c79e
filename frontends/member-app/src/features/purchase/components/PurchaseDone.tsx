import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { StillWater } from '../../../components/drawings/StillWater.tsx'
import { planChanges } from '../../../lib/plan-changes.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import type { Placed } from '../api/use-send-purchase.ts'

/** It was bought, or its payment is being confirmed; confirming leads home (D2§4). */
export function PurchaseDone({ placed: { state, message } }: { placed: Placed }) {
  const { t } = useTranslation('purchase')
  const navigate = useNavigate()

  useEffect(() => {
    purchaseDraft.finish()
    planChanges.emit()
  }, [])

  const leave = () => void navigate(paths.home, { replace: true })
  return (
    <>
      <StillWater />
      <DialogFrame
        title={t(`placed.${state}`)}
        text={message}
        onClose={leave}
        actions={
          <Button variant="contained" autoFocus onClick={leave}>
            {t('placed.toHome')}
          </Button>
        }
      />
    </>
  )
}
