import type { ReactNode } from 'react'
import { SaveButton, Toolbar } from 'react-admin'

interface Props {
  /** The delete button asks first, and stands away from the save button. */
  deleteButton?: ReactNode
}

export function SaveToolbar({ deleteButton }: Props) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {deleteButton}
    </Toolbar>
  )
}
