import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import {
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  regex,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { createLinesValidator, lineListInputProps } from '../components/line-list.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { TranslatableTextInputs } from '../components/TranslatableTextInputs.tsx'
import { maxLength, required } from '../components/text-validators.ts'
import { functionCodes, type Product, productImages } from './types.ts'

const nameValidators = [required(), maxLength(100)]
const keyValidators = [
  required(),
  maxLength(60),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'console.masterData.codeRule'),
]
const validateFunctionLines = createLinesValidator(20, 100)
const priceValidators = [required(), minValue(50), maxValue(10_000_000)]

/** Edits a product. Contracts and orders rely on its key and on whether a device is delivered, so these cannot change later. */
export function ProductInputs({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TranslatableTextInputs source="name" validate={nameValidators} autoComplete="off" />
      <TextInput
        source="key"
        readOnly={!isNew}
        validate={isNew ? keyValidators : []}
        helperText={isNew ? 'console.masterData.codeHelp' : ''}
        autoComplete="off"
      />
      <NumberInput source="price" min={50} max={10_000_000} step={1} validate={priceValidators} />
      {!isNew && <PriceNote />}
      <TranslatableTextInputs source="description" multiline validate={maxLength(400)} />
      <CheckboxGroupInput
        source="functionCodes"
        choices={toSelectChoices(functionCodes, 'console.products.function')}
        helperText="console.products.functionsHelp"
      />
      <TranslatableTextInputs
        source="functions"
        multiline
        minRows={3}
        {...lineListInputProps}
        validate={validateFunctionLines}
        helperText="console.products.linesHelp"
      />
      <SelectInput
        source="image"
        choices={toSelectChoices(productImages, 'console.products.image').map(({ id }) => ({
          id,
          name: `console.products.image.${id.replace('.svg', '')}`,
        }))}
        defaultValue={productImages[0]}
        validate={required()}
      />
      <ImagePreview />
      <NumberInput
        source="displayOrder"
        defaultValue={0}
        min={0}
        max={100_000}
        step={1}
        validate={required()}
      />
      <BooleanInput source="premium" defaultValue={false} helperText={false} />
      <BooleanInput source="hidden" defaultValue={false} helperText="console.products.hiddenHelp" />
      <BooleanInput
        source="rental"
        defaultValue={false}
        disabled={!isNew}
        helperText="console.products.rentalHelp"
      />
    </>
  )
}

/** Says beside the price that existing contracts keep the price that was confirmed. */
function PriceNote() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  const typed = useWatch<{ price: number }, 'price'>({ name: 'price' })
  if (!product || typed === product.price) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      {translate('console.products.priceNote', { smart_count: product.contracts })}
    </Alert>
  )
}

function ImagePreview() {
  const image = useWatch<{ image: string }, 'image'>({ name: 'image' })
  if (!image) return null
  return (
    <Box
      component="img"
      src={`/api/v2/product/image/${encodeURIComponent(image)}`}
      alt=""
      sx={{ width: 160, borderRadius: 1, border: 1, borderColor: 'divider', mb: 2 }}
    />
  )
}
