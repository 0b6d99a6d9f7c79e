import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EditButton, LinkBase, useLocale, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { YenText } from '../components/YenText.tsx'
import { languages } from '../i18n/languages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ProductTags } from './ProductTags.tsx'
import { functionCodes, getProductName, type Product } from './types.ts'
import { WithdrawProductButton } from './WithdrawProductButton.tsx'

export function ProductShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<ProductTitle />} actions={<Actions />}>
      <Panel title={translate('console.products.facts')}>
        <ProductFields />
      </Panel>
      <Panel title={translate('console.products.opens')}>
        <ProductFunctions />
      </Panel>
    </RecordPage>
  )
}

function ProductTitle() {
  const product = useRecordContext<Product>()
  const locale = useLocale()
  const translate = useTranslate()
  const recordRepresentation = product ? getProductName(product, locale) : ''
  return translate('ra.page.show', { name: translate('resources.products.name'), recordRepresentation })
}

function Actions() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  if (!product) return null
  const filter = encodeURIComponent(JSON.stringify({ productId: product.id }))
  return (
    <>
      <Button size="small" component={LinkBase} to={`/contracts?filter=${filter}`}>
        {translate('console.products.toContracts')}
      </Button>
      <EditButton />
      <WithdrawProductButton />
    </>
  )
}

function ProductFields() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  if (!product) return null
  return (
    <>
      {product.withdrawnAt && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.products.withdrawnNote')}
        </Alert>
      )}
      <RecordFields
        fields={[
          ...languages.map(({ locale }) => ({ source: `name.${locale}`, value: product.name[locale] })),
          { source: 'price', value: <YenText yen={product.price} /> },
          { source: 'taxRate', value: translate(`console.products.taxRate.${product.taxRate}`) },
          {
            source: 'yearlyPrice',
            value:
              product.yearlyPrice === null ? (
                translate('console.none')
              ) : (
                <YenText yen={product.yearlyPrice} />
              ),
          },
          { source: 'contracts', value: product.contracts.toLocaleString() },
          { source: 'familySeats', value: product.familySeats.toLocaleString() },
          { source: 'tags', value: <ProductTags /> },
          ...languages.map(({ locale }) => ({
            source: `description.${locale}`,
            value: product.description[locale],
          })),
          ...languages.map(({ locale }) => ({
            source: `functions.${locale}`,
            value: product.functions[locale]?.join(' / ') || translate('console.none'),
          })),
          { source: 'key', value: product.key },
          { source: 'displayOrder', value: product.displayOrder },
          { source: 'updatedAt', value: <DateTime at={product.updatedAt} /> },
        ]}
      />
    </>
  )
}

function ProductFunctions() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  const codes = functionCodes.filter((code) => product?.functionCodes.includes(code))
  if (codes.length === 0) return <>{translate('console.none')}</>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& > li': { py: 0.5 } }}>
      {codes.map((code) => (
        <li key={code}>{translate(`console.products.function.${code}`)}</li>
      ))}
    </Box>
  )
}
