import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import type { DataUse } from '../api/use-data-use.ts'

const DataUseDialog = lazyPart(() => import('./DataUseDialog.tsx'))

interface Props extends Pick<ButtonProps, 'variant' | 'sx'> {
  dataUse: DataUse
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
