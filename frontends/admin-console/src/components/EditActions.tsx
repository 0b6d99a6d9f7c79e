import { ListButton, ShowButton, TopToolbar } from 'react-admin'

/** Above the form of a record that has a page of its own: to the list, and back to that page. */
export const EditActions = () => (
  <TopToolbar>
    <ListButton />
    <ShowButton />
  </TopToolbar>
)
