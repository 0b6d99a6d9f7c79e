import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { DataUseConsent } from '../api/use-data-use-consent.ts'

const DataUseDialog = createLazyComponent(() => import('./DataUseDialog.tsx'))

interface Props extends Pick<ButtonProps, 'variant' | 'sx'> {
  dataUse: DataUseConsent
  children: string
}

/** Opens the text that the member agreed to. */
export function ReadDataUseButton({ dataUse, children, ...look }: Props) {
  const [reading, setReading] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setReading(true)}>
        {children}
      </Button>
      {reading && <DataUseDialog dataUse={dataUse} onClose={() => setReading(false)} />}
    </>
  )
}
