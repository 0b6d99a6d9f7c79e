import { ListButton, ShowButton, TopToolbar } from 'react-admin'

/** Leads from the edit form of a record to the list and to the record's own page. */
export const EditActions = () => (
  <TopToolbar>
    <ListButton />
    <ShowButton />
  </TopToolbar>
)
