import { Create, Edit, ListButton, TopToolbar } from 'react-admin'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { DeleteMasterButton } from './DeleteMasterButton.tsx'
import { MasterInputs } from './MasterInputs.tsx'
import type { ExtraField, MasterRow } from './types.ts'

const listActions = (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)
const saveToolbar = <SaveToolbar />
const saveAndDeleteToolbar = <SaveToolbar deleteButton={<DeleteMasterButton />} />
const narrowPage = { maxWidth: '40rem' }
const omitBlankNames = (row: MasterRow) => ({ ...row, names: omitBlankTexts(row.names) })

export function MasterCreate({ extra }: { extra: ExtraField | null }) {
  return (
    <Create actions={listActions} redirect="list" transform={omitBlankNames} sx={narrowPage}>
      <RecordForm toolbar={saveToolbar}>
        <MasterInputs extra={extra} isNew />
      </RecordForm>
    </Create>
  )
}

export function MasterEdit({ extra }: { extra: ExtraField | null }) {
  /** Returns the fields that the service accepts; it sets the others itself. */
  const toBody = ({ nameJa, nameEn, names, displayOrder, ...row }: MasterRow) => ({
    nameJa,
    nameEn,
    names: omitBlankTexts(names),
    displayOrder,
    ...(extra && { [extra.source]: row[extra.source] }),
  })
  return (
    <Edit actions={listActions} mutationMode="pessimistic" redirect="list" transform={toBody} sx={narrowPage}>
      <RecordForm toolbar={saveAndDeleteToolbar} resetOptions={KEEP_DIRTY_RESET_OPTIONS}>
        <MasterInputs extra={extra} isNew={false} />
      </RecordForm>
    </Edit>
  )
}
