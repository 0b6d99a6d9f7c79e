import { Create, Edit, ListButton, ShowButton, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { ProductInputs } from './ProductInputs.tsx'
import { newProductBody, productBody } from './types.ts'

const save = <SaveToolbar />
const narrow = { maxWidth: '48rem' }

export function ProductCreate() {
  return (
    <Create
      title="console.products.create"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      transform={newProductBody}
      sx={narrow}
    >
      <RecordForm toolbar={save}>
        <ProductInputs isNew />
      </RecordForm>
    </Create>
  )
}

export function ProductEdit() {
  return (
    <Edit
      actions={
        <TopToolbar>
          <ListButton />
          <ShowButton />
        </TopToolbar>
      }
      mutationMode="pessimistic"
      redirect="show"
      transform={productBody}
      sx={narrow}
    >
      <RecordForm toolbar={save} resetOptions={preserveInput}>
        <ProductInputs isNew={false} />
      </RecordForm>
    </Edit>
  )
}
