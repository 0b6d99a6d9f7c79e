import type { ReactNode } from 'react'
import { SaveButton, Toolbar } from 'react-admin'

interface Props {
  /** What deletes the record: a button with a question, away from the one that saves. */
  deleteButton?: ReactNode
}

/** The bar of a form that saves. */
export function SaveToolbar({ deleteButton }: Props) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {deleteButton}
    </Toolbar>
  )
}
