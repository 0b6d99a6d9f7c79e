import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { SetRequirementDialog } from './SetRequirementDialog.tsx'
import type { PasskeyRequirement } from './types.ts'

/** Sets or moves the first day of a role, after a look at how many people have to create a passkey. */
export function SetRequirementButton() {
  const requirement = useRecordContext<PasskeyRequirement>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!requirement) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<KeyOutlined />}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => setIsOpen(true)}
      >
        {translate(
          requirement.firstDay ? 'console.passkeyRequirements.move' : 'console.passkeyRequirements.set',
        )}
      </Button>
      {isOpen && <SetRequirementDialog requirement={requirement} onClose={() => setIsOpen(false)} />}
    </>
  )
}
