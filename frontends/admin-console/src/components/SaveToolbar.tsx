import { SaveButton, Toolbar } from 'react-admin'

/** The bar of a form that only saves: what deletes is a button of its own, with a question. */
export function SaveToolbar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  )
}
