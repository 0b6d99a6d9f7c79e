import { Create, ListButton, TopToolbar } from 'react-admin'
import { RecordForm } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { ProductInputs } from './ProductInputs.tsx'
import { newProductBody, type Product, productBody } from './types.ts'

const save = <SaveToolbar />
const maxWidth = '48rem'

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
      sx={{ maxWidth }}
    >
      <RecordForm toolbar={save}>
        <ProductInputs isNew />
      </RecordForm>
    </Create>
  )
}

export function ProductEdit() {
  return (
    <RevisionEdit<Product> revision="updatedAt" body={productBody} sx={{ maxWidth }} form={{ toolbar: save }}>
      <ProductInputs isNew={false} />
    </RevisionEdit>
  )
}
