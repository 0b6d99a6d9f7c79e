import { Create, Edit, ListButton, TopToolbar } from 'react-admin'
import { filledTexts } from '../components/filled-texts.ts'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { DeleteMasterButton } from './DeleteMasterButton.tsx'
import { MasterInputs } from './MasterInputs.tsx'
import type { ExtraField, MasterRow } from './types.ts'

const back = (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)
const save = <SaveToolbar />
const saveOrDelete = <SaveToolbar deleteButton={<DeleteMasterButton />} />
const narrow = { maxWidth: '40rem' }
const filled = (row: MasterRow) => ({ ...row, names: filledTexts(row.names) })

export function MasterCreate({ extra }: { extra: ExtraField | null }) {
  return (
    <Create actions={back} redirect="list" transform={filled} sx={narrow}>
      <RecordForm toolbar={save}>
        <MasterInputs extra={extra} isNew />
      </RecordForm>
    </Create>
  )
}

export function MasterEdit({ extra }: { extra: ExtraField | null }) {
  /** What the service takes; the rest of the row is its own. */
  const body = ({ nameJa, nameEn, names, displayOrder, ...row }: MasterRow) => ({
    nameJa,
    nameEn,
    names: filledTexts(names),
    displayOrder,
    ...(extra && { [extra.source]: row[extra.source] }),
  })
  return (
    <Edit actions={back} mutationMode="pessimistic" redirect="list" transform={body} sx={narrow}>
      <RecordForm toolbar={saveOrDelete} resetOptions={preserveInput}>
        <MasterInputs extra={extra} isNew={false} />
      </RecordForm>
    </Edit>
  )
}
