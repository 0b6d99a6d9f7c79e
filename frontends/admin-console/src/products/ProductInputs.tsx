import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  TextInput,
  useLocale,
  useRecordContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { createProductLimits } from '../api/limits.gen/create-product.ts'
import {
  toOptionalWholeNumberProps,
  toRequiredValidators,
  toValidators,
  toWholeNumberProps,
} from '../components/limit-validators.ts'
import { createLinesValidator, lineListInputProps } from '../components/line-list.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { TranslatableTextInputs } from '../components/TranslatableTextInputs.tsx'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { functionCodes, type Product, productImages, taxRates } from './types.ts'

const limits = createProductLimits
const nameValidators = toRequiredValidators(limits['name.ja'])
const keyValidators = toRequiredValidators(limits.key, 'console.masterData.codeRule')
const descriptionValidators = toValidators(limits['description.ja'])
const validateFunctionLines = createLinesValidator(limits['functions.ja'], limits['functions.ja[]'])

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
      <NumberInput source="price" {...toWholeNumberProps(limits.price)} />
      {!isNew && <PriceNote />}
      <SelectInput
        source="taxRate"
        choices={taxRates.map((id) => ({ id, name: `console.products.taxRate.${id}` }))}
        defaultValue={taxRates[0]}
        validate={required()}
        helperText="console.products.taxRateHelp"
      />
      <YearlyPriceInput />
      <TranslatableTextInputs source="description" multiline validate={descriptionValidators} />
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
      <NumberInput source="displayOrder" defaultValue={0} {...toWholeNumberProps(limits.displayOrder)} />
      <NumberInput
        source="familySeats"
        defaultValue={0}
        {...toWholeNumberProps(limits.familySeats)}
        helperText="console.products.familySeatsHelp"
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

/** A year costs this many months unless another price is set. */
const DEFAULT_YEARLY_MONTHS = 10

/** Edits the price of a year, and proposes two months free. A rental has none. */
function YearlyPriceInput() {
  const translate = useTranslate()
  const locale = useLocale()
  const { setValue } = useFormContext()
  const [price, rental] = useWatch<{ price?: number; rental?: boolean }, ['price', 'rental']>({
    name: ['price', 'rental'],
  })
  if (rental) return null
  const proposal = (price ?? 0) * DEFAULT_YEARLY_MONTHS
  return (
    <>
      <NumberInput
        source="yearlyPrice"
        {...toOptionalWholeNumberProps(limits.yearlyPrice)}
        helperText="console.products.yearlyPriceHelp"
      />
      {proposal > 0 && (
        <Button
          size="small"
          onClick={() => setValue('yearlyPrice', proposal, { shouldDirty: true, shouldValidate: true })}
          sx={{ mb: 2 }}
        >
          {translate('console.products.proposeYearlyPrice', { price: proposal.toLocaleString(locale) })}
        </Button>
      )}
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
      {translate('console.products.priceNote', { count: product.contracts })}
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
